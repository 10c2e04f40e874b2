/** The rows of a queue; cards on narrow screens. */
import { useMemo } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  formatDate,
  messageKindField,
  providerDay,
  telLink,
  toThousandths,
  workQueueEntrySchema,
  type Order,
  type WorkQueue,
  type WorkQueueEntry,
} from '@qaima/schemas';
import { MessageCircle } from 'lucide-react';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { DateTime } from '../../../components/DateTime.js';
import { Money } from '../../../components/Money.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import type { CellProps, Overrides } from '../../../schema-ui/fieldOverrides.js';
import { AT_END, AT_START, SchemaTable, type ExtraColumn } from '../../../schema-ui/table/SchemaTable.js';
import { cardsBelow, tokens } from '../../../theme/theme.js';
import { Renewal } from '../panel/Renewal.js';
import { DueWords } from './DueWords.js';
import { QUEUE_SORTS, type QueueLocation, type SetQueueLocation } from './useWorkQueue.js';

const styles = {
  tableSx: {
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    textAlign: 'start',
    '& thead th': {
      padding: '4px 10px',
      color: tokens.muted,
      backgroundColor: tokens.head,
      fontSize: 13,
      fontWeight: 600,
      textAlign: 'start',
    },
    '& td, & tbody th': {
      padding: '6px 10px',
      blockSize: 61,
      borderBlockStart: `1px solid ${tokens.line}`,
      fontWeight: 400,
      textAlign: 'start',
      overflowWrap: 'anywhere',
    },
    ...cardsBelow({
      '&, & tbody, & tr, & td, & tbody th': { display: 'block' },
      '& thead': { display: 'none' },
      '& tr': { padding: '8px 0', borderBlockStart: `1px solid ${tokens.line}` },
      '& td, & tbody th': { blockSize: 'auto', padding: '2px 0', borderBlockStart: 0 },
      '& td[data-label]::before': { content: 'attr(data-label) ": "', color: tokens.muted },
    }),
  },
} as const;

/** The queues whose orders end. */
const RENEWABLE: ReadonlySet<WorkQueue> = new Set(['expiring', 'demos']);

const SORTED_FIELDS = { dueAt: 'due', owed: 'owed' } as const;

const quiet = { display: 'block', color: tokens.muted, fontSize: 13 } as const;

interface QueueTableProps {
  readonly entries: readonly WorkQueueEntry[];
  readonly caption: string;
  readonly location: QueueLocation;
  readonly onLocation: SetQueueLocation;
  readonly onMessage: (order: Order) => void;
}

export function QueueTable({ entries, caption, location, onLocation, onMessage }: QueueTableProps) {
  const t = useTranslate();
  const { queue, sort, direction } = location;
  const extra = useMemo<readonly ExtraColumn<WorkQueueEntry>[]>(
    () => [
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
      {
        after: 'owed',
        label: t('workQueue.lastMessage'),
        sort: 'lastMessage',
        cell: ({ order }) => <LastMessage last={order?.lastMessage} />,
      },
      {
        after: AT_END,
        label: t('workQueue.message'),
        hiddenLabel: true,
        cell: ({ order }) =>
          order && (
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<MessageCircle size={18} />}
              onClick={() => onMessage(order)}
            >
              {t('workQueue.message')}
            </Button>
          ),
      },
      {
        after: AT_END,
        label: t('order.renew'),
        hiddenLabel: true,
        cell: ({ order }) => order && RENEWABLE.has(queue) && <Renewal order={order} />,
      },
    ],
    [t, onMessage, queue],
  );
  return (
    <SchemaTable
      shape={workQueueEntrySchema}
      rows={entries}
      caption={caption}
      overrides={overrides}
      extra={extra}
      styles={styles}
      sorting={{
        fields: SORTED_FIELDS,
        sort,
        direction,
        onSort: (name) => {
          const next = QUEUE_SORTS.find((one) => one === name) ?? sort;
          onLocation({ sort: next, direction: next === sort && direction === 'asc' ? 'desc' : 'asc' });
        },
      }}
      empty={null}
    />
  );
}

/** The menu's name, which opens the order; without an order, the menu's activation. */
function Venue({ entry: { order, menu, client } }: { readonly entry: WorkQueueEntry }) {
  const t = useTranslate();
  const basename = useBasename();
  const name = menu?.institution?.name || menu?.username || client.name || client.username || '';
  const to = order ? `${basename}/orders?order=${order._id}` : `${basename}/activation?menu=${menu?._id ?? ''}`;
  return (
    <Box
      component={Link}
      to={to}
      sx={{ display: 'inline-block', paddingBlock: '10px', color: tokens.text, fontSize: 15, fontWeight: 700 }}
    >
      <bdi>{name || t('inactiveMenus.unnamed')}</bdi>
    </Box>
  );
}

function Client({ client: { name = '', username = '', phone = '' } }: Pick<WorkQueueEntry, 'client'>) {
  const tel = telLink(phone);
  return (
    <>
      <bdi>{name || username}</bdi>
      {tel && (
        <Box component="a" href={tel} sx={{ ...quiet, paddingBlock: '4px' }}>
          <bdi dir="ltr">{phone}</bdi>
        </Box>
      )}
    </>
  );
}

function LastMessage({ last }: { readonly last: Order['lastMessage'] | undefined }) {
  const t = useTranslate();
  const language = useLanguage();
  if (!last) return <Box sx={quiet}>{t('workQueue.noMessage')}</Box>;
  return (
    <>
      {last.kind ? messageKindField['x-options'][last.kind][language] : t('message.ownText')}
      <Box component="span" sx={quiet}>
        <DateTime at={last.at} />
      </Box>
    </>
  );
}

function Due({ record: { dueAt } }: CellProps<WorkQueueEntry>) {
  const t = useTranslate();
  if (dueAt === null) return t('inactiveMenus.none');
  return (
    <>
      <DueWords at={dueAt} />
      <Box component="span" sx={quiet}>
        <bdi dir="ltr">{formatDate(providerDay(dueAt))}</bdi>
      </Box>
    </>
  );
}

function Owed({ record: { owed } }: CellProps<WorkQueueEntry>) {
  const t = useTranslate();
  return owed > 0 ? <Money thousandths={toThousandths(owed)} /> : t('workQueue.paid');
}

const overrides: Overrides<WorkQueueEntry> = {
  'WorkQueueEntry.dueAt': { cell: Due },
  'WorkQueueEntry.owed': { cell: Owed },
};
