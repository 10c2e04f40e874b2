import { join } from 'node:path';
import {
  DEFAULT_TIME_ZONE,
  queueField,
  todayIn,
  workQueueEndpoints,
  type Language,
  type WorkQueueQuery,
} from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { Download } from '../../../http/download';
import { renderInThread } from '../../../jobs/renderInThread';
import type { queueSheet } from '../queueSheet';
import { listWaiting, readWorkQueue } from '../workQueue';

async function queueDownload(query: WorkQueueQuery, language: Language): Promise<Download<'xlsx'>> {
  const now = new Date();
  const { queue } = query;
  const waiting = await listWaiting(query, now);
  const task = { module: join(__dirname, '../queueSheet.js'), name: 'queueSheet' } as const;
  const sheet = await renderInThread<typeof queueSheet>(task, { queue, waiting, language });
  const today = todayIn(DEFAULT_TIME_ZONE, now);
  // A search gives another sheet, so another name.
  const found = query.q ? [query.q] : [];
  const called = {
    name: [queueField['x-options'][queue][language], today, ...found].join(' - '),
    ascii: [queue, today, ...found.map(() => 'search')].join('-'),
  };
  return new Download('xlsx', sheet, called);
}

export default createController(workQueueEndpoints, {
  read: async ({ query, language }) =>
    query.excel === '1' ? queueDownload(query, language) : readWorkQueue(query, new Date()),
});
