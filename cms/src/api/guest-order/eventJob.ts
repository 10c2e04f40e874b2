/** Records the events that no request causes: missed and unpaid orders, and menus that have changed. */
import { HOUR_MS } from '@qaima/schemas';
import { connection } from '../../database/transaction';
import type { ScheduledJob } from '../../jobs/scheduledJobs';
import { tellMenuChanges } from '../menu-event/tellChanges';
import { recordMissed, recordUnpaid } from './stateTransitions';

/** The most orders per run. */
const MAX_ORDERS = 100;

interface Due {
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
    .select<Due[]>('document_id', 'menu_id');
  for (const { document_id, menu_id } of missed) await recordMissed(menu_id, document_id, now);
}

/** Orders that were not paid in time, of all times: their portions and coupons are given back. */
async function recordUnpaidOrders(now: Date): Promise<void> {
  const sql = await connection();
  const late = await sql('carts')
    .where({ state: 'unpaid' })
    .where('pay_by', '<=', now)
    .whereNotNull('menu_id')
    .orderBy('pay_by')
    .limit(MAX_ORDERS)
    .select<Due[]>('document_id', 'menu_id');
  for (const { document_id, menu_id } of late) await recordUnpaid(menu_id, document_id, now);
}

export const eventJob: ScheduledJob = {
  name: 'events',
  interval: 5_000,
  async work(started) {
    const now = new Date(started);
    await tellMenuChanges(now);
    await recordMissedOrders(now);
    await recordUnpaidOrders(now);
  },
};
