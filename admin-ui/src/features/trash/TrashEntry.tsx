/** An entry of the trash with its details and its restore button. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isolateAuto, type ListedKind, type MenuPartKind, type TrashEntry } from '@qaima/schemas';
import { isKeyOf } from '@qaima/schemas/core/typeGuards';
import { Clock, ImageIcon, ListChecks, RotateCcw, Utensils, type LucideIcon } from 'lucide-react';
import { DividedListItem } from '../../components/DividedListItem.js';
import { DateTime } from '../../components/DateTime.js';
import { formatDayInZone, deviceTimeZone } from '../../components/formatDateTime.js';
import { partIcon } from '../../components/partIcons.js';
import { Thumbnail } from '../../components/Thumbnail.js';
import { useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import { useEntryName } from './useEntryName.js';

type OtherKind = Exclude<ListedKind, MenuPartKind>;

const ICONS: Readonly<Record<OtherKind, LucideIcon>> = {
  items: Utensils,
  galleryImage: ImageIcon,
  workingDay: Clock,
  itemImage: ImageIcon,
  mainImage: ImageIcon,
  logo: ImageIcon,
  menuChanges: ListChecks,
};

const iconOf = (kind: ListedKind): LucideIcon => (isKeyOf(ICONS, kind) ? ICONS[kind] : partIcon(kind));

interface TrashEntryRowProps {
  readonly entry: TrashEntry;
  readonly busy: boolean;
  /** @param at the time stamp of the click */
  readonly onRestore: (at: number) => void;
}

export function TrashEntryRow({ entry, busy, onRestore }: TrashEntryRowProps) {
  const t = useTranslate();
  const { kind, image, by, at, until } = entry;
  const name = useEntryName()(entry);
  return (
    <DividedListItem gap="6px 14px" paddingBlock="14px">
      <Thumbnail file={image} size={48} icon={iconOf(kind)} />
      <Box sx={{ flex: '1 1 200px', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontSize: 15, lineHeight: '24px', fontWeight: 700 }}>
          <bdi>{name}</bdi>
        </Box>
        <Contents entry={entry} />
        <Box sx={small}>
          {by && (
            <>
              {t(kind === 'menuChanges' ? 'trash.changedBy' : 'trash.by')} <bdi>{by.name || by.username}</bdi>
              {' · '}
            </>
          )}
          <DateTime at={at} />
        </Box>
        <Box sx={small}>
          {t('trash.until')} <bdi dir="ltr">{formatDayInZone(deviceTimeZone(), until)}</bdi>
        </Box>
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<RotateCcw size={18} />}
        aria-label={t(kind === 'menuChanges' ? 'trash.undoOf' : 'trash.restoreOf', { what: name })}
        disabled={busy}
        onClick={({ timeStamp }) => onRestore(timeStamp)}
        sx={{ marginInlineStart: 'auto' }}
      >
        {t(kind === 'menuChanges' ? 'trash.undo' : 'trash.restore')}
      </Button>
    </DividedListItem>
  );
}

const small = { color: tokens.muted, fontSize: 13, lineHeight: '20px' } as const;

/** The contents that were deleted with the entry, and where it came from. */
function Contents({ entry: { kind, title, from, counts } }: { readonly entry: TrashEntry }) {
  const t = useTranslate();
  const named =
    kind === 'items' ? [] : (['sections', 'items', 'combos', 'extraGroups', 'galleries', 'pictures'] as const);
  const said = [
    ...(kind === 'items' && title ? [<bdi key="title">{title}…</bdi>] : []),
    ...named.flatMap((what) => {
      const smart_count = counts[what];
      return smart_count ? [<span key={what}>{t(`trash.counts.${what}`, { smart_count })}</span>] : [];
    }),
    ...(from ? [<span key="from">{t('trash.from', { title: isolateAuto(from) })}</span>] : []),
  ];
  if (said.length === 0) return null;
  return <Box sx={small}>{said.flatMap((part, index) => (index === 0 ? [part] : [' · ', part]))}</Box>;
}
