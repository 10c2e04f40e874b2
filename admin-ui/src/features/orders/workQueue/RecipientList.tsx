/** The clients who get a bulk message. Clients whose chat the user has already opened are marked. */
import Box from '@mui/material/Box';
import { CircleCheck } from 'lucide-react';
import { Checkbox } from '../../../components/Checkbox.js';
import { DateTime } from '../../../components/DateTime.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { scrollShadows, tokens } from '../../../theme/theme.js';
import { orderMenuName, orderName } from '../orderSummary.js';
import type { QueueDraft } from './queueMessages.js';

interface RecipientListProps {
  readonly drafts: readonly QueueDraft[];
  readonly opened: ReadonlySet<string>;
  readonly current: string | undefined;
  readonly canReceive: (draft: QueueDraft) => boolean;
  readonly onChoose: (id: string) => void;
  /** The clients who get no message. */
  readonly leftOut: ReadonlySet<string>;
  readonly onInclude: (id: string, isIncluded: boolean) => void;
}

export function RecipientList(props: RecipientListProps) {
  const { drafts, opened, current, canReceive, onChoose, leftOut, onInclude } = props;
  const t = useTranslate();
  const stateOf = (draft: QueueDraft) => {
    if (opened.has(draft.id)) return t('workQueue.wasOpened');
    if (!canReceive(draft)) return t('workQueue.noPhone');
    if (draft.writtenToday === null) return null;
    return (
      <>
        {t('workQueue.writtenToday')} <DateTime at={draft.writtenToday} />
      </>
    );
  };
  return (
    <Box
      component="ol"
      aria-label={t('workQueue.recipients')}
      sx={{
        margin: 0,
        padding: 0,
        listStyle: 'none',
        maxBlockSize: 180,
        overflowY: 'auto',
        background: scrollShadows,
        border: `1px solid ${tokens.line}`,
        borderRadius: '12px',
      }}
    >
      {drafts.map((draft) => (
        <Box component="li" key={draft.id} sx={{ display: 'flex', alignItems: 'center', paddingInlineStart: '12px' }}>
          <Checkbox
            label={t('workQueue.include', { name: orderName(draft.order) })}
            checked={!leftOut.has(draft.id)}
            disabled={opened.has(draft.id)}
            onCheckedChange={(isIncluded) => onInclude(draft.id, isIncluded)}
          />
          <Box
            component="button"
            disabled={leftOut.has(draft.id)}
            type="button"
            aria-current={draft.id === current ? 'true' : undefined}
            onClick={() => onChoose(draft.id)}
            sx={{
              display: 'flex',
              gap: '8px',
              alignItems: 'center',
              flexGrow: 1,
              minInlineSize: 0,
              minBlockSize: 44,
              padding: '4px 12px',
              border: 0,
              background: 'none',
              color: tokens.text,
              font: 'inherit',
              textAlign: 'start',
              cursor: 'pointer',
              '&:hover': { backgroundColor: tokens.hover },
              '&:disabled': { color: tokens.muted, textDecoration: 'line-through', cursor: 'default' },
              '&[aria-current]': { backgroundColor: tokens.selected, fontWeight: 700 },
              '&:focus-visible': { outline: `3px solid ${tokens.accent}`, outlineOffset: -3 },
            }}
          >
            <bdi>{orderName(draft.order)}</bdi>
            <Box component="span" sx={{ color: tokens.muted, fontSize: 13, fontWeight: 400 }}>
              <bdi>{orderMenuName(draft.order)}</bdi>
            </Box>
            <Box component="span" sx={{ display: 'flex', gap: '4px', marginInlineStart: 'auto', fontSize: 13 }}>
              {opened.has(draft.id) && <CircleCheck size={18} aria-hidden="true" />}
              {stateOf(draft)}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
