/** The work that waits for staff, on the first screen of the console. (docs/spec/staff-console.md#work-queue) */
import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import { queueField, type WorkQueueSummary } from '@qaima/schemas';
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
import { useRedirectToLastPage } from '../../../components/useRedirectToLastPage.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';
import { orderFilters } from '../filters.js';
import { MessageDialog } from '../message/MessageDialog.js';
import type { MessageDraft } from '../message/messageDraft.js';
import { draftOf } from './queueMessages.js';
import { QueueHeader } from './QueueHeader.js';
import { QueueRows } from './QueueRows.js';
import { QueueSelection } from './QueueSelection.js';
import { QueueTabs } from './QueueTabs.js';
import { UpdatedAt } from './QueueTools.js';
import { useQueueSelection } from './useQueueSelection.js';
import { beginningOf, useQueueLocation, useWorkQueue, type SetQueueLocation } from './useWorkQueue.js';

const ORDER_PARAMETERS = ['order', ...orderFilters.map(({ name }) => name)];

/** Redirects old addresses: this path used to show the table of orders. */
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
  const [location, setLocation, isBare] = useQueueLocation();
  const [writing, setWriting, stopWriting] = useBackButtonDialog<MessageDraft>();
  const { page, total, pages, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = useWorkQueue(location);
  const place = isPlaceholderData ? null : JSON.stringify(location);
  const selection = useQueueSelection(location.queue, place, page?.entries);
  const selected = [...selection.chosen.values()];
  useFirstWaitingQueue(isBare ? page?.queues : undefined, setLocation);
  const title = queueField['x-options'][location.queue][language];
  useRedirectToLastPage({
    rows: page?.entries,
    total,
    page: location.page,
    pages,
    onPage: (to) => setLocation({ page: to }),
  });
  return (
    <ScreenLayout panel={null}>
      {page && (
        <QueueTabs queues={page.queues} chosen={location.queue} onChoose={(queue) => setLocation(beginningOf(queue))} />
      )}
      <Card
        title={title}
        beside={
          page && (
            <>
              <Box component="span" role="status" sx={{ color: tokens.muted }}>
                {t('workQueue.count', { smart_count: total })}
              </Box>
              <UpdatedAt at={dataUpdatedAt} busy={isFetching} onRefresh={() => void refetch()} />
            </>
          )
        }
      >
        <QueueHeader location={location} onLocation={setLocation} />
        <div aria-busy={isFetching}>
          {page && page.entries.length > 0 && (
            <QueueRows
              selection={selection}
              entries={page.entries}
              caption={title}
              location={location}
              onLocation={setLocation}
              onMessage={(entry) => setWriting(draftOf(entry, location.queue))}
            />
          )}
          {page && total === 0 && (
            <EmptyState icon={CircleCheck} title={t(location.find ? 'workQueue.noMatch' : 'workQueue.empty')} />
          )}
          {(page ? page.entries.length === 0 && total > 0 : !error) && <RowsSkeleton />}
          {!page && error && <LoadError error={error} onRetry={() => void refetch()} />}
        </div>
        {selected.length > 0 && (
          <QueueSelection
            queue={location.queue}
            selected={selected}
            shown={page?.entries ?? []}
            onClear={selection.clear}
          />
        )}
        <Pagination page={Math.min(location.page, pages)} pages={pages} onPage={(to) => setLocation({ page: to })} />
      </Card>
      {writing && <MessageDialog {...writing} onClose={stopWriting} />}
    </ScreenLayout>
  );
}

/**
 * Opens the first queue that is not empty.
 * @param queues absent if a queue was chosen, or while the queues are loading
 */
function useFirstWaitingQueue(queues: readonly WorkQueueSummary[] | undefined, setLocation: SetQueueLocation): void {
  const set = useRef(setLocation);
  useEffect(() => {
    set.current = setLocation;
  });
  const first = queues && (queues.find(({ count }) => count > 0) ?? queues[0])?.queue;
  useEffect(() => {
    if (first) set.current(beginningOf(first));
  }, [first]);
}
