/** Tickets whose print jobs have expired. (docs/spec/domain.md#printers) */
import { linesToPrint, type ExpiredTicket } from '@qaima/schemas';
import type { MenuRef } from '../../api-runtime/access';
import { rows } from '../../database/rows';
import { CARTS, orderOf } from '../guest-order/findOrder';
import { expiredJobs } from '../print-queue/jobs';
import { printers } from './printer';

/** The expired tickets of a menu's printers that still have something to print, the newest first. Takes three queries. */
export async function expiredTickets(menu: MenuRef, now: number): Promise<ExpiredTicket[]> {
  const byRef = new Map((await printers.list(menu)).map((printer) => [printer._id, printer]));
  const jobs = await expiredJobs([...byRef.keys()], now);
  const ids = [...new Set(jobs.map(({ cart_ref }) => cart_ref))];
  const carts = ids.length === 0 ? [] : await rows(CARTS).findMany({ where: { documentId: { $in: ids } } });
  const orders = new Map(carts.map((row) => [row.documentId, orderOf(row, now)]));
  const tickets = new Map<string, ExpiredTicket & { jobs: string[] }>();
  for (const job of jobs) {
    const printer = byRef.get(job.printer_ref);
    const order = orders.get(job.cart_ref);
    if (!printer || !order || linesToPrint(order, printer.sections).length === 0) continue;
    const key = `${job.printer_ref} ${job.cart_ref}`;
    const known = tickets.get(key);
    if (known) known.jobs.push(job.document_id);
    else {
      const { _id, number = null, state, isPractice } = order;
      const neededAt = new Date(Number(job.queued_at)).toISOString();
      tickets.set(key, {
        jobs: [job.document_id],
        printer: printer.title,
        order: _id,
        number,
        state,
        isPractice,
        neededAt,
      });
    }
  }
  return [...tickets.values()];
}
