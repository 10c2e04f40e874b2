/**
 * One tab per queue, with the number of entries and either their sum or their first date. An empty queue has a check
 * mark.
 */
import Box from '@mui/material/Box';
import { queueField, toThousandths, type WorkQueue, type WorkQueueSummary } from '@qaima/schemas';
import { BellOff, CalendarClock, CircleCheck, FilePen, Hourglass, Wallet, type LucideIcon } from 'lucide-react';
import { Money } from '../../../components/Money.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { PHONE_QUERY, tokens } from '../../../theme/theme.js';
import { DaysUntil } from './DaysUntil.js';

const ICONS: Readonly<Record<WorkQueue, LucideIcon>> = {
  expiring: CalendarClock,
  unpaid: Wallet,
  edits: FilePen,
  demos: Hourglass,
  cannotReceive: BellOff,
};

/** The queues whose entries have an end date, which may have passed. */
const ENDING: ReadonlySet<WorkQueue> = new Set(['expiring', 'demos']);

interface QueueTabsProps {
  readonly queues: readonly WorkQueueSummary[];
  readonly chosen: WorkQueue;
  readonly onChoose: (queue: WorkQueue) => void;
}

export function QueueTabs({ queues, chosen, onChoose }: QueueTabsProps) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <Box
      role="group"
      aria-label={t('workQueue.queues')}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
        gap: { xs: '8px', md: '10px' },
        marginBlockEnd: '14px',
        // One row, which scrolls sideways. The tabs of a column would push the rows out of the screen.
        [`@media ${PHONE_QUERY}`]: {
          gridTemplateColumns: 'none',
          gridAutoFlow: 'column',
          gridAutoColumns: '150px',
          overflowX: 'auto',
          // Space for the focus ring.
          padding: '4px',
          margin: '-4px -4px 6px',
        },
      }}
    >
      {queues.map((summary) => {
        const { queue, count } = summary;
        const Icon = count === 0 ? CircleCheck : ICONS[queue];
        return (
          <Box
            key={queue}
            component="button"
            type="button"
            aria-pressed={queue === chosen}
            onClick={() => onChoose(queue)}
            sx={{
              display: 'grid',
              alignContent: 'space-between',
              gap: '4px',
              minBlockSize: { xs: 72, md: 84 },
              padding: { xs: '8px 10px', md: '10px 14px' },
              border: `1px solid ${tokens.line}`,
              borderRadius: '16px',
              backgroundColor: tokens.surface,
              color: tokens.text,
              font: 'inherit',
              textAlign: 'start',
              cursor: 'pointer',
              '&:hover': { backgroundColor: tokens.hover },
              '&:focus-visible': { outline: `3px solid ${tokens.accent}`, outlineOffset: 2 },
              '&[aria-pressed="true"]': { boxShadow: `inset 0 0 0 2px ${tokens.text}` },
            }}
          >
            <Box
              component="span"
              sx={{ display: 'flex', gap: '6px', fontSize: { xs: 13, md: 14 }, lineHeight: '20px', fontWeight: 700 }}
            >
              <Box
                component={Icon}
                size={18}
                aria-hidden="true"
                sx={{ flexShrink: 0, color: count === 0 ? tokens.accentDark : tokens.warning }}
              />
              {queueField['x-options'][queue][language]}
            </Box>
            <Box component="span" sx={{ display: 'flex', alignItems: 'center', columnGap: '10px' }}>
              <Box component="span" sx={{ fontSize: 25, lineHeight: '30px', fontWeight: 800 }}>
                {count}
              </Box>
              <Box component="span" sx={{ display: 'grid', color: tokens.muted, fontSize: 13, lineHeight: '17px' }}>
                <span>
                  <Aside summary={summary} />
                </span>
                <EndedSplit summary={summary} />
              </Box>
            </Box>
            <OwedSplit summary={summary} />
          </Box>
        );
      })}
    </Box>
  );
}

/** How many of a queue's entries have ended, and how many will end. Shown only if some have ended. */
function EndedSplit({ summary: { queue, count, ended } }: { readonly summary: WorkQueueSummary }) {
  const t = useTranslate();
  if (ended === 0 || !ENDING.has(queue)) return null;
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: '6px', fontWeight: 600 }}>
      <Box component="span" sx={{ color: tokens.warning }}>
        {t('workQueue.ended', { count: ended })}
      </Box>
      <Box component="span" sx={{ color: tokens.text }}>
        {t('workQueue.ending', { count: count - ended })}
      </Box>
    </Box>
  );
}

/**
 * What the queue of unpaid orders consists of. Only money of subscriptions that have ended is late, and red. A single
 * part has no amount, because it is the queue's sum.
 */
function OwedSplit({
  summary: { queue, count, ended, sum, endedSum, overdue = 0, overdueSum = 0 },
}: {
  readonly summary: WorkQueueSummary;
}) {
  const t = useTranslate();
  if (queue !== 'unpaid' || count === 0) return null;
  const late = toThousandths(endedSum ?? 0);
  const parts = [
    { key: 'running', number: count - ended, owed: toThousandths(sum ?? 0) - late, color: tokens.text },
    { key: 'past', number: ended, owed: late, color: tokens.danger },
  ] as const;
  const shown = parts.filter(({ number }) => number > 0);
  return (
    <Box component="span" sx={{ display: 'grid', fontSize: 13, lineHeight: '19px', fontWeight: 600 }}>
      {shown.map(({ key, number, owed, color }) => (
        <Box key={key} component="span" sx={{ color }}>
          {t(`workQueue.${key}`, { smart_count: number })}
          {shown.length > 1 && (
            <>
              {' · '}
              <Money thousandths={owed} />
            </>
          )}
        </Box>
      ))}
      {overdue > 0 && (
        <Box component="span" sx={{ color: tokens.danger }}>
          {t('workQueue.overdue', { smart_count: overdue })} · <Money thousandths={toThousandths(overdueSum)} />
        </Box>
      )}
    </Box>
  );
}

function Aside({ summary: { queue, count, sum, firstAt } }: { readonly summary: WorkQueueSummary }) {
  const t = useTranslate();
  if (count === 0) return null;
  if (sum !== null)
    return (
      <>
        {t(queue === 'unpaid' ? 'workQueue.owedSum' : 'workQueue.worth')} <Money thousandths={toThousandths(sum)} />
      </>
    );
  if (queue === 'cannotReceive') return t('workQueue.noWay');
  if (firstAt === null) return null;
  return (
    <>
      {t(queue === 'edits' ? 'workQueue.oldest' : 'workQueue.first')}{' '}
      <DaysUntil at={firstAt} plain={queue === 'edits'} />
    </>
  );
}
