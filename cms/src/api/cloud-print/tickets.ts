/** Finds a printer's jobs and creates their tickets. */
import { linesToPrint, resolveTimeZone, toWallClock } from '@qaima/schemas';
import type { PrinterPrincipal } from '../../api-runtime/principal';
import { HttpError } from '../../errors/httpError';
import { rows } from '../../database/rows';
import { CARTS, findOrder, orderOf } from '../guest-order/findOrder';
import { findJob, holdJob, removeJob, type PrintJob } from '../print-queue/jobs';
import { testTicket, ticketOf, type Ticket } from '../ticket/content';
import { readTicketVenue } from '../ticket/readTicketVenue';

/** Printers poll every few seconds, but the time of their last contact is stored at most this often. */
const SEEN_PRECISION_MS = 20_000;

/** Stores when a printer last polled. */
export async function recordContact({ row, printer }: PrinterPrincipal, now: Date): Promise<void> {
  if (printer.lastSeenAt && now.getTime() - Date.parse(printer.lastSeenAt) < SEEN_PRECISION_MS) return;
  await rows('api::printer.printer').updateMany({ where: { id: row.id }, data: { lastSeenAt: now } });
}

/** Creates the ticket of a job; null if nothing is left to print. */
export async function ticketOfJob(job: PrintJob, { printer }: PrinterPrincipal, now: Date): Promise<Ticket | null> {
  const context = await readTicketVenue(job.menuId);
  const own = { ...context, printer: printer.title, sections: printer.sections ?? [] };
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
  if (linesToPrint(order, own.sections).length === 0) return null;
  // Printers and devices that print by themselves do so beside each other: no ticket of theirs is a copy of another's.
  // What a person has printed meanwhile, for instance because a printer was out of paper, makes a copy of it.
  return ticketOf(order, { ...own, isReprint: job.wasSent || Boolean(row['printedBy']) });
}

interface PrintableJob {
  readonly job: PrintJob;
  readonly ticket: Ticket;
}

/**
 * Gives a device the printer's next job with something to print, or the job with this id. Deletes jobs with nothing to
 * print.
 * @param device the address by which several devices at one token are told apart; empty if unknown
 */
export async function nextJob(
  known: PrinterPrincipal,
  now: Date,
  device: string,
  jobId?: string,
): Promise<PrintableJob | null> {
  for (;;) {
    const job = await findJob(known.row.documentId, now.getTime(), { jobId, freeFor: device });
    if (!job) return null;
    const ticket = await ticketOfJob(job, known, now);
    if (!ticket) await removeJob(known.row.documentId, job._id);
    else if (await holdJob(job._id, device, now.getTime(), jobId !== undefined)) return { job, ticket };
  }
}

/** Records that a printer of some sections has printed its part of an order. */
export async function recordPartPrinted(cartRef: string, now: Date): Promise<void> {
  await rows(CARTS).updateMany({ where: { documentId: cartRef, partPrintedAt: null }, data: { partPrintedAt: now } });
}
