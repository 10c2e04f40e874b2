/** The tickets of a printer's jobs. */
import { printerSchema, resolveTimeZone, toWallClock, type Printer } from '@qaima/schemas';
import { serialize } from '../../api-runtime/serialize';
import { HttpError } from '../../errors/httpError';
import type { Row } from '../../database/columnValues';
import { rows } from '../../database/rows';
import { findOrder, orderOf } from '../guest-order/orders';
import { findJob, removeJob, type PrintJob } from '../printer/jobs';
import { linesFor, testTicket, ticketOf, type Ticket } from '../ticket/content';
import { ticketContext } from '../ticket/context';

const TABLE = 'api::printer.printer';

const TOKEN = /^[a-z0-9]{24}$/;

export interface KnownPrinter {
  readonly row: Row;
  readonly printer: Printer;
}

/** The printer of a token. @throws {HttpError} 404 */
export async function printerOfToken(token: string): Promise<KnownPrinter> {
  const row = TOKEN.test(token) ? await rows(TABLE).findOne({ where: { token } }) : null;
  if (!row) throw new HttpError(404);
  return { row, printer: serialize(printerSchema, row) };
}

/** How exact the time of the last contact is, in ms: printers poll every few seconds. */
const SEEN_PRECISION_MS = 20_000;

/** Records that a printer is alive. */
export async function recordContact({ row, printer }: KnownPrinter, now: Date): Promise<void> {
  if (printer.lastSeenAt && now.getTime() - Date.parse(printer.lastSeenAt) < SEEN_PRECISION_MS) return;
  await rows(TABLE).updateMany({ where: { id: row.id }, data: { lastSeenAt: now } });
}

/** The ticket of a job; null if there is nothing to print any more. */
export async function ticketOfJob(job: PrintJob, { printer }: KnownPrinter, now: Date): Promise<Ticket | null> {
  const context = await ticketContext(job.menuId);
  const own = { ...context, printer: printer.title, sections: printer.sections ?? [], isReprint: job.wasSent };
  if (job.cartRef === null) {
    const wall = toWallClock(now.getTime(), resolveTimeZone(context.timeZone));
    return testTicket(own, new Date(wall).toISOString().slice(0, 16).replace('T', ' '));
  }
  const row = await findOrder(job.menuId, job.cartRef).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  });
  if (!row) return null;
  const order = orderOf(row, now.getTime());
  // Nobody should cook what was called off before it was printed.
  const isOff = order.state === 'rejected' || order.state === 'canceled' || order.state === 'missed';
  return isOff || linesFor(order, own.sections).length === 0 ? null : ticketOf(order, own);
}

interface PrintableJob {
  readonly job: PrintJob;
  readonly ticket: Ticket;
}

/** The next job that has something to print, or the one with this id. Others are dropped. */
export async function nextJob(known: KnownPrinter, now: Date, jobId?: string): Promise<PrintableJob | null> {
  for (;;) {
    const job = await findJob(known.row.documentId, now.getTime(), jobId);
    if (!job) return null;
    const ticket = await ticketOfJob(job, known, now);
    if (ticket) return { job, ticket };
    await removeJob(known.row.documentId, job._id);
  }
}
