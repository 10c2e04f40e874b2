/** The rows of a queue; cards on narrow screens. */
import { useMemo } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { toThousandths, workQueueEntrySchema, type WorkQueue, type WorkQueueEntry } from '@qaima/schemas';
import { MessageCircle } from 'lucide-react';
import { MoneyColumns } from '../../../components/MoneyColumn.js';
import { sortOrderAfter } from '../../../components/sortOrder.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { selectionColumn, type RowSelection } from '../../../schema-ui/table/rowSelection.js';
import { rowTableSx } from '../../../schema-ui/table/rowTableSx.js';
import {
  AT_END,
  AT_START,
  SchemaTable,
  type ExtraColumn,
  type RowProps,
} from '../../../schema-ui/table/SchemaTable.js';
import { ROW_CARDS_QUERY, tokens } from '../../../theme/theme.js';
import { Renewal } from '../panel/Renewal.js';
import { DaysUntil } from './DaysUntil.js';
import { Client, LastMessage, queueOverrides, Venue, venueName } from './queueCells.js';
import { QUEUE_SORTS, type QueueLocation, type SetQueueLocation } from './useWorkQueue.js';

const styles = {
  tableSx: [
    rowTableSx,
    {
      // The headings are buttons with their own padding.
      '& thead th': { paddingBlock: '4px' },
      '& td': { overflowWrap: 'anywhere' },
      '& tr[data-selected]': { backgroundColor: tokens.selected },
      // Both buttons in one row of a card.
      [`@media ${ROW_CARDS_QUERY}`]: { '& td:last-of-type': { gridColumn: 'auto / span 2' } },
    },
  ],
};

/** The queues whose rows offer a renewal, because their orders end. */
const RENEWABLE: ReadonlySet<WorkQueue> = new Set(['expiring', 'demos']);

const SORTED_FIELDS = { dueAt: 'due', owed: 'owed' } as const;

export interface QueueTableProps extends RowSelection {
  readonly entries: readonly WorkQueueEntry[];
  readonly caption: string;
  readonly location: QueueLocation;
  readonly onLocation: SetQueueLocation;
  readonly onMessage: (entry: WorkQueueEntry) => void;
}

export function QueueTable(props: QueueTableProps) {
  const { entries, caption, location, onLocation } = props;
  const { sort, direction } = location;
  const extra = useQueueColumns(props);
  const amounts = useMemo(() => entries.map(({ owed }) => toThousandths(owed)), [entries]);
  return (
    <MoneyColumns amounts={amounts}>
      <SchemaTable
        shape={workQueueEntrySchema}
        rows={entries}
        caption={caption}
        overrides={queueOverrides}
        extra={extra}
        rowProps={({ _id }): RowProps => ({ 'data-selected': props.chosen.has(_id) ? '' : undefined })}
        styles={styles}
        sorting={{
          fields: SORTED_FIELDS,
          sort,
          direction,
          onSort: (name) => onLocation(sortOrderAfter(name, QUEUE_SORTS, location)),
        }}
        empty={null}
      />
    </MoneyColumns>
  );
}

function useQueueColumns({ entries, location: { queue }, onMessage, chosen, onChoose }: QueueTableProps) {
  const t = useTranslate();
  return useMemo<readonly ExtraColumn<WorkQueueEntry>[]>(() => {
    return [
      selectionColumn<WorkQueueEntry>({
        rows: entries,
        chosen,
        onChoose,
        label: t('workQueue.selectAll'),
        labelOf: (entry) => t('workQueue.select', { name: venueName(entry) }),
      }),
      {
        after: AT_START,
        label: t('workQueue.menu'),
        namesRow: true,
        sort: 'menu',
        cell: (entry) => <Venue entry={entry} />,
      },
      {
        after: AT_START,
        label: t('workQueue.client'),
        sort: 'client',
        cell: ({ client }) => <Client client={client} />,
      },
      ...(queue === 'edits'
        ? [
            {
              after: 'dueAt',
              label: t('workQueue.since'),
              sort: 'since',
              cell: ({ since }: WorkQueueEntry) =>
                since === null ? t('workQueue.unknown') : <DaysUntil at={since} plain />,
            },
          ]
        : []),
      {
        after: 'owed',
        label: t('workQueue.lastMessage'),
        sort: 'lastMessage',
        cell: ({ lastMessage }) => <LastMessage last={lastMessage} />,
      },
      {
        after: AT_END,
        label: t('workQueue.message'),
        hiddenLabel: true,
        cell: (entry) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', '& > button': { inlineSize: 'auto' } }}>
            {(entry.order || entry.menu) && (
              <Button
                variant="outlined"
                color="inherit"
                startIcon={<MessageCircle size={18} />}
                onClick={() => onMessage(entry)}
              >
                {t('workQueue.message')}
              </Button>
            )}
            {entry.order && RENEWABLE.has(queue) && <Renewal order={entry.order} />}
          </Box>
        ),
      },
    ];
  }, [t, onMessage, queue, entries, chosen, onChoose]);
}
