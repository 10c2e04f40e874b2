/** One deletion: what it was, with what, from where, by whom, when, until when, and the button that restores it. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { TrashEntry, TrashKind } from '@qaima/schemas';
import {
  Clock,
  ImageIcon,
  Images,
  Layers,
  LayoutList,
  MapPin,
  RotateCcw,
  ShoppingBag,
  Utensils,
  type LucideIcon,
} from 'lucide-react';
import { Moment } from '../../components/DateTime.js';
import { momentIn, ownZone } from '../../components/dateTime.js';
import { Thumb } from '../../components/Thumbnail.js';
import { useSay } from '../../i18n/i18n.js';
import { look } from '../../theme/theme.js';
import { useEntryName } from './useEntryName.js';

const ICONS: Readonly<Record<TrashKind, LucideIcon>> = {
  section: LayoutList,
  item: Utensils,
  items: Utensils,
  combo: Layers,
  gallery: Images,
  galleryImage: ImageIcon,
  branch: MapPin,
  receiveOption: ShoppingBag,
  workingDay: Clock,
  itemImage: ImageIcon,
  mainImage: ImageIcon,
  logo: ImageIcon,
};

interface EntryRowProps {
  readonly entry: TrashEntry;
  readonly busy: boolean;
  readonly onRestore: () => void;
}

export function EntryRow({ entry, busy, onRestore }: EntryRowProps) {
  const say = useSay();
  const { kind, image, by, at, until } = entry;
  const name = useEntryName()(entry);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '6px 14px',
        paddingBlock: '14px',
        '& + &': { borderBlockStart: `1px solid ${look.line}` },
      }}
    >
      <Thumb file={image} size={48} icon={ICONS[kind]} />
      <Box sx={{ flex: '1 1 200px', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontSize: 15, lineHeight: '24px', fontWeight: 700 }}>
          <bdi>{name}</bdi>
        </Box>
        <Contents entry={entry} />
        <Box sx={small}>
          {by && (
            <>
              {say('trash.by')} <bdi>{by.name || by.username}</bdi>
              {' · '}
            </>
          )}
          <Moment at={at} />
        </Box>
        <Box sx={small}>
          {say('trash.until')} <bdi dir="ltr">{momentIn(ownZone(), until).slice(0, 10)}</bdi>
        </Box>
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<RotateCcw size={18} />}
        aria-label={say('trash.restoreOf', { what: name })}
        disabled={busy}
        onClick={onRestore}
        sx={{ marginInlineStart: 'auto' }}
      >
        {say('trash.restore')}
      </Button>
    </Box>
  );
}

const small = { color: look.muted, fontSize: 13, lineHeight: '20px' } as const;

/** What was deleted with it, and what it was deleted from. */
function Contents({ entry: { kind, title, from, counts } }: { readonly entry: TrashEntry }) {
  const say = useSay();
  const named = kind === 'items' ? [] : (['items', 'galleries', 'pictures'] as const);
  const said = [
    ...(kind === 'items' && title ? [<bdi key="title">{title}…</bdi>] : []),
    ...named.flatMap((what) => {
      const smart_count = counts[what];
      return smart_count ? [<span key={what}>{say(`trash.counts.${what}`, { smart_count })}</span>] : [];
    }),
    ...(from
      ? [
          <span key="from">
            {say('trash.from')} <bdi>«{from}»</bdi>
          </span>,
        ]
      : []),
  ];
  if (said.length === 0) return null;
  return <Box sx={small}>{said.flatMap((part, index) => (index === 0 ? [part] : [' · ', part]))}</Box>;
}
