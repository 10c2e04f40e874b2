/** What waits for staff, the first screen of the console. (docs/spec/staff-console.md#work-queue) */
import { useEffect } from 'react';
import Box from '@mui/material/Box';
import { queueField, type MessageKind, type WorkQueue } from '@qaima/schemas';
import { CircleCheck } from 'lucide-react';
import { useBasename } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { Card } from '../../../components/Card.js';
import { EmptyState } from '../../../components/EmptyState.js';
import { LoadError } from '../../../components/LoadError.js';
import { Pagination } from '../../../components/Pagination.js';
import { RowsSkeleton } from '../../../components/RowsSkeleton.js';
import { ScreenLayout } from '../../../components/ScreenLayout.js';
import { useBackButtonDialog } from '../../../components/useBackButtonDialog.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';
import { orderFilters } from '../filters.js';
import { MessageDialog } from '../message/MessageDialog.js';
import type { MessageDraft } from '../message/messageDraft.js';
import { QueueTable } from './QueueTable.js';
import { QueueTabs } from './QueueTabs.js';
import { SortSelect } from './SortSelect.js';
import { useQueueLocation, useWorkQueue } from './useWorkQueue.js';

/** The message that a queue proposes. */
const MESSAGES: Readonly<Record<WorkQueue, MessageKind>> = {
  expiring: 'lastPayment',
  unpaid: 'lastPayment',
  edits: 'editReady',
  demos: 'firstPayment',
  cannotReceive: 'menuReady',
};

const ORDER_PARAMETERS = ['order', ...orderFilters.map(({ name }) => name)];

/** Addresses of orders, which had this path before, lead to the table of orders. */
export default function WorkQueueScreen() {
  const basename = useBasename();
  const { search } = useLocation();
  const asked = new URLSearchParams(search);
  if (ORDER_PARAMETERS.some((name) => asked.has(name))) return <Navigate to={`${basename}/orders${search}`} replace />;
  return <Queues />;
}

function Queues() {
  const t = useTranslate();
  const language = useLanguage();
  const [location, setLocation] = useQueueLocation();
  const [writing, setWriting, stopWriting] = useBackButtonDialog<MessageDraft>();
  const { page, total, pages, error, isFetching, refetch } = useWorkQueue(location);
  const title = queueField['x-options'][location.queue][language];
  // The page number in the URL may be too high, for instance after orders were renewed.
  const isBeyond = page?.entries.length === 0 && total > 0 && location.page > pages;
  useEffect(() => {
    if (isBeyond) setLocation({ page: pages });
  });
  return (
    <ScreenLayout panel={null}>
      {page && (
        <QueueTabs
          queues={page.queues}
          chosen={location.queue}
          onChoose={(queue) => setLocation({ queue, sort: 'due', direction: 'asc' })}
        />
      )}
      <Card
        title={title}
        beside={
          page && (
            <Box component="span" role="status" sx={{ color: tokens.muted }}>
              {t('workQueue.count', { smart_count: total })}
            </Box>
          )
        }
      >
        <div aria-busy={isFetching}>
          {page && page.entries.length > 0 && <SortSelect location={location} onLocation={setLocation} />}
          {page && page.entries.length > 0 && (
            <QueueTable
              entries={page.entries}
              caption={title}
              location={location}
              onLocation={setLocation}
              onMessage={(order) =>
                setWriting({ kind: MESSAGES[location.queue], order, phone: order.user?.phone ?? '' })
              }
            />
          )}
          {page && total === 0 && <EmptyState icon={CircleCheck} title={t('workQueue.empty')} />}
          {!page && !error && <RowsSkeleton />}
          {!page && error && <LoadError error={error} onRetry={() => void refetch()} />}
        </div>
        <Pagination page={Math.min(location.page, pages)} pages={pages} onPage={(to) => setLocation({ page: to })} />
      </Card>
      {writing && <MessageDialog {...writing} onClose={stopWriting} />}
    </ScreenLayout>
  );
}
