/** Records the events that no request causes: missed orders, and menus that have changed. */
import { HOUR_MS } from '@qaima/schemas';
import { connection } from '../../database/transaction';
import type { ScheduledJob } from '../../jobs/scheduledJobs';
import { tellMenuChanges } from '../menu-event/tellChanges';
import { recordMissed } from './stateTransitions';

/** The most orders per run. */
const MAX_ORDERS = 100;

interface Missed {
  readonly document_id: string;
  readonly menu_id: number;
}

/** Orders of earlier times are left as they are: nobody waits for their event. */
async function recordMissedOrders(now: Date): Promise<void> {
  const sql = await connection();
  const missed = await sql('carts')
    .where({ state: 'pending' })
    .whereBetween('answer_by', [new Date(now.getTime() - HOUR_MS), now])
    .whereNotNull('menu_id')
    .orderBy('answer_by')
    .limit(MAX_ORDERS)
    .select<Missed[]>('document_id', 'menu_id');
  for (const { document_id, menu_id } of missed) await recordMissed(menu_id, document_id, now);
}

export const eventJob: ScheduledJob = {
  name: 'events',
  interval: 5_000,
  async work(started) {
    const now = new Date(started);
    await tellMenuChanges(now);
    await recordMissedOrders(now);
  },
};
