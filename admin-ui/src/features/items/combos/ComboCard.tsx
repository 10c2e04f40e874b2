import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { comboSaving, comboWithin, hasContents, toThousandths, type Combo, type Currency } from '@qaima/schemas';
import { Trash2 } from 'lucide-react';
import styles from '../../../components/components.module.css';
import { Price } from '../../../components/Price.js';
import { Thumbnail } from '../../../components/Thumbnail.js';
import type { MenuItem } from '../../../data/menu.js';
import { usePriceStep } from '../../../data/usePriceStep.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';
import { idsOf, partsNamed, partText, type ItemsById } from './comboItems.js';
import { ComboSavingsBadge } from './ComboSavings.js';

interface ComboCardProps {
  readonly combo: Combo;
  readonly known: ItemsById;
  /** The ids of the items that the owner does not hide. */
  readonly unhidden: ReadonlySet<string>;
  readonly currency: Currency | undefined;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

/** The number of pictures that fit next to each other on a phone. */
const MAX_PICTURES = 4;

export function ComboCard({ combo, known, unhidden, currency, open, onOpen, onDelete }: ComboCardProps) {
  const t = useTranslate();
  const parts = partsNamed(known, idsOf(combo), combo.portions);
  const choices = (combo.choices ?? []).filter(({ of }) => of.length > 0).map(({ title }) => title);
  const contents = [...parts.map(partText), ...choices].join(' + ');
  const isSeen = hasContents(comboWithin(combo, (id) => unhidden.has(id ?? '')));
  const worth = comboSaving(combo.price, parts, usePriceStep());
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        minInlineSize: 0,
        padding: '16px',
        border: `1px solid ${tokens.line}`,
        borderRadius: '20px',
        backgroundColor: open ? tokens.selected : tokens.surface,
        boxShadow: open ? `0 0 0 2px ${tokens.accent}` : tokens.lift,
        '&:hover': { backgroundColor: tokens.selected },
        '&:has(button[aria-expanded]:focus-visible)': { outline: `3px solid ${tokens.accent}`, outlineOffset: 2 },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: '12px' }}>
        <Pictures items={parts} />
        <Box sx={{ flexGrow: 1 }} />
        <IconButton
          aria-label={t('combos.deleteOf', { title: combo.title })}
          onClick={onDelete}
          sx={{ zIndex: 1, marginBlockStart: '-6px', marginInlineEnd: '-8px', color: tokens.muted }}
        >
          <Trash2 size={19} />
        </IconButton>
      </Box>
      <Box component="h3" sx={{ margin: 0, marginBlockStart: '10px', fontSize: 16, lineHeight: '24px' }}>
        <Box
          component="button"
          type="button"
          aria-expanded={open}
          onClick={onOpen}
          sx={{
            all: 'unset',
            fontWeight: 700,
            overflowWrap: 'anywhere',
            cursor: 'pointer',
            // Makes the button cover the whole card.
            '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '20px' },
          }}
        >
          <bdi>{combo.title}</bdi>
        </Box>
      </Box>
      <Box
        className={styles['begins'] ?? ''}
        sx={{ color: tokens.muted, fontSize: 13.5, lineHeight: '22px', overflowWrap: 'anywhere' }}
        dir="auto"
      >
        {contents || t('combos.noItems')}
      </Box>
      {contents && !isSeen && <Box sx={{ color: tokens.danger, fontSize: 13.5 }}>{t('combos.allHidden')}</Box>}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '2px 10px',
          marginBlockStart: 'auto',
          paddingBlockStart: '10px',
        }}
      >
        <Box component="span" sx={{ fontSize: 17 }}>
          <Price thousandths={toThousandths(combo.price)} currency={currency} />
        </Box>
        {worth && worth.saved > 0 && <Price kind="old" thousandths={worth.separately} currency={currency} />}
        {worth && <ComboSavingsBadge worth={worth} currency={currency} />}
      </Box>
    </Box>
  );
}

/**
 * The pictures of the combo's items, overlapping. If there are too many, the last place shows how many more there are.
 */
function Pictures({ items }: { readonly items: readonly MenuItem[] }) {
  const shown = items.slice(0, items.length > MAX_PICTURES ? MAX_PICTURES - 1 : MAX_PICTURES);
  const plate = {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 52,
    blockSize: 52,
    borderRadius: '14px',
    border: `2px solid ${tokens.surface}`,
    backgroundColor: tokens.head,
    overflow: 'hidden',
    '& + &': { marginInlineStart: '-12px' },
  } as const;
  return (
    <Box aria-hidden="true" sx={{ display: 'flex' }}>
      {items.length === 0 && (
        <Box sx={plate}>
          <Thumbnail file={null} size={48} />
        </Box>
      )}
      {shown.map(({ _id, image }) => (
        <Box key={_id} sx={plate}>
          <Thumbnail file={image} size={48} />
        </Box>
      ))}
      {items.length > shown.length && (
        <Box sx={{ ...plate, color: tokens.muted, fontSize: 14, fontWeight: 700 }}>
          <bdi dir="ltr">+{items.length - shown.length}</bdi>
        </Box>
      )}
    </Box>
  );
}
