/** One item: all that the owner wants to see of it, and its three switches. A card where there is no room for a row. */
import { memo, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import { itemShape, type Currency } from '@qaima/schemas';
import { Heart, Layers, PanelTop, PanelRight } from 'lucide-react';
import { useLanguage, useSay } from '../../app/i18n.js';
import { asCards, look } from '../../app/theme.js';
import type { MenuItem } from '../../data/menu.js';
import { useFlip } from '../../data/useFlip.js';
import { Thumb } from '../../parts/Thumb.js';
import { ItemMenu } from './ItemMenu.js';
import { ItemPrices } from './ItemPrices.js';
import { PictureInput } from './PictureField.js';
import { usePicture } from './usePicture.js';

/** The columns of a row and of the headings above it. */
export const ROW_COLUMNS = '48px minmax(120px, 1fr) minmax(120px, 160px) 84px repeat(3, 44px) 40px';

const SWITCHES = [
  { field: 'soldOut', label: 'items.soldOut' },
  { field: 'hide', label: 'items.hide' },
  { field: 'pin', label: 'items.pin' },
] as const;

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

interface ItemRowProps {
  readonly item: MenuItem;
  readonly currency: Currency | undefined;
  readonly open: boolean;
  readonly onOpen: (id: string) => void;
}

export const ItemRow = memo(function ItemRow({ item, currency, open, onOpen }: ItemRowProps) {
  const say = useSay();
  const flip = useFlip('items');
  const picture = usePicture();
  const chooser = useRef<HTMLInputElement>(null);
  const isDim = item.soldOut || item.hide;
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: ROW_COLUMNS,
        gap: '0 8px',
        alignItems: 'center',
        minBlockSize: 64,
        paddingBlock: '7px',
        paddingInline: '16px 8px',
        borderBlockStart: `1px solid ${look.line}`,
        '&:hover': { backgroundColor: look.selected },
        ...(open && {
          boxShadow: `inset 0 0 0 2px ${look.accent}`,
          borderRadius: '12px',
          backgroundColor: look.selected,
        }),
        ...asCards({
          gridTemplateColumns: '64px minmax(0, 1fr) 44px',
          gridTemplateAreas: '"picture text menu" "picture price menu" "foot foot foot"',
          gap: '0 12px',
          marginBlockEnd: '12px',
          padding: '12px 12px 0',
          border: `1px solid ${look.line}`,
          borderRadius: '20px',
          backgroundColor: look.surface,
          boxShadow: open ? `0 0 0 2px ${look.accent}` : look.lift,
        }),
      }}
    >
      <Box
        sx={{
          ...asCards({
            gridArea: 'picture',
            alignSelf: 'start',
            marginBlockEnd: '12px',
            '&& > *': { inlineSize: 64, blockSize: 64 },
          }),
        }}
      >
        <RowPicture item={item} preview={picture.preview} progress={picture.progress} faded={isDim} />
      </Box>
      <Box sx={{ minInlineSize: 0, ...asCards({ gridArea: 'text' }) }}>
        <OpenButton title={item.title} muted={isDim} open={open} onClick={() => onOpen(item._id)} />
        <Box
          sx={{
            color: look.muted,
            fontSize: 12.5,
            lineHeight: '19px',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          <bdi>{item.description}</bdi>
        </Box>
      </Box>
      <Box sx={{ minInlineSize: 0, ...asCards({ gridArea: 'price', marginBlock: '2px 12px' }) }}>
        <ItemPrices item={item} currency={currency} />
      </Box>
      <Box
        sx={{
          display: 'contents',
          ...asCards({
            gridArea: 'foot',
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: '4px',
            marginInline: '-12px',
            paddingInline: '12px 4px',
            borderBlockStart: `1px solid ${look.line}`,
          }),
        }}
      >
        <Details item={item} />
        {SWITCHES.map(({ field, label }) => (
          <Box
            key={field}
            component="label"
            sx={{
              position: 'relative',
              zIndex: 1,
              display: 'grid',
              placeItems: 'center',
              cursor: 'pointer',
              ...asCards({ display: 'flex', gap: '2px' }),
            }}
          >
            <Box
              component="span"
              aria-hidden="true"
              sx={{ display: 'none', fontSize: 13, color: look.muted, ...asCards({ display: 'inline' }) }}
            >
              {say(label)}
            </Box>
            <Switch
              checked={item[field]}
              onChange={(_event, value) => void flip(item, field, value)}
              slotProps={{
                input: {
                  role: 'switch',
                  'aria-label': say('items.switchOf', { label: say(label), title: item.title }),
                },
              }}
            />
          </Box>
        ))}
      </Box>
      <Box sx={{ position: 'relative', zIndex: 1, ...asCards({ gridArea: 'menu', alignSelf: 'start' }) }}>
        <ItemMenu
          item={item}
          picture={picture}
          onEdit={() => onOpen(item._id)}
          onChoosePicture={() => chooser.current?.click()}
        />
      </Box>
      <PictureInput inputRef={chooser} onChoose={(file) => void picture.upload(item._id, file)} />
    </Box>
  );
});

interface RowPictureProps {
  readonly item: MenuItem;
  readonly preview: string | null;
  readonly progress: number | null;
  readonly faded: boolean;
}

function RowPicture({ item, preview, progress, faded }: RowPictureProps) {
  if (progress === null) return <Thumb file={item.image} size={48} faded={faded} />;
  return (
    <Box
      sx={{
        position: 'relative',
        inlineSize: 48,
        blockSize: 48,
        borderRadius: '12px',
        overflow: 'hidden',
        backgroundColor: look.head,
      }}
    >
      {preview && (
        <Box
          component="img"
          src={preview}
          alt=""
          sx={{ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', opacity: 0.5 }}
        />
      )}
      <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
        <CircularProgress size={30} variant="determinate" value={Math.max(5, progress * 100)} />
      </Box>
    </Box>
  );
}

interface OpenButtonProps {
  readonly title: string;
  readonly muted: boolean;
  readonly open: boolean;
  readonly onClick: () => void;
}

/** The whole row is its target, but for what can be tapped in it. */
function OpenButton({ title, muted, open, onClick }: OpenButtonProps) {
  const [focused, setFocused] = useState(false);
  return (
    <Box
      component="button"
      type="button"
      aria-expanded={open}
      onClick={onClick}
      onFocus={({ currentTarget }: React.FocusEvent<HTMLElement>) =>
        setFocused(currentTarget.matches(':focus-visible'))
      }
      onBlur={() => setFocused(false)}
      sx={{
        all: 'unset',
        ...twoLines,
        cursor: 'pointer',
        fontSize: 14.5,
        lineHeight: '22px',
        fontWeight: 700,
        color: muted ? look.muted : look.text,
        overflowWrap: 'anywhere',
        ...asCards({ fontSize: 16, lineHeight: '24px' }),
      }}
    >
      <Box
        component="span"
        aria-hidden="true"
        sx={{
          position: 'absolute',
          inset: 0,
          borderRadius: '12px',
          ...(focused && { outline: `3px solid ${look.accent}`, outlineOffset: -3 }),
        }}
      />
      <bdi>{title}</bdi>
    </Box>
  );
}

/** How many options it has, how many customers it drew, how it is shown. */
function Details({ item }: { readonly item: MenuItem }) {
  const say = useSay();
  const language = useLanguage();
  const options = item.subItems?.length ?? 0;
  const interested = item.interestRecords;
  const display = itemShape.properties.show.properties.type['x-options'][item.show.type][language];
  const Display = item.show.type === 'large-image' ? PanelTop : PanelRight;
  const fact = { display: 'inline-flex', alignItems: 'center', gap: '5px', whiteSpace: 'nowrap' } as const;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto auto',
        justifyContent: 'start',
        gap: '0 12px',
        color: look.muted,
        fontSize: 13,
        lineHeight: '20px',
        ...asCards({ display: 'flex' }),
      }}
    >
      <Box sx={{ ...fact, gridColumn: '1 / -1' }}>
        <Layers size={15} aria-hidden="true" />
        <Box component="span" sx={asCards({ display: 'none' })}>
          {options > 0 ? say('items.options', { smart_count: options }) : '—'}
        </Box>
        <Box component="span" aria-hidden="true" sx={{ display: 'none', ...asCards({ display: 'inline' }) }}>
          {options}
        </Box>
      </Box>
      <Box component="span" sx={fact}>
        <Heart size={15} aria-hidden="true" />
        <span aria-hidden="true">{interested}</span>
        <span className="sr-only">{say('items.interested', { smart_count: interested })}</span>
      </Box>
      <Tooltip title={display}>
        <Box component="span" sx={{ ...fact, position: 'relative', zIndex: 1 }}>
          <Display size={15} aria-hidden="true" />
          <span className="sr-only">{display}</span>
        </Box>
      </Tooltip>
    </Box>
  );
}
