/** Print jobs. They are queued when an order changes its state and deleted when the printer confirms them. */
import { DAY_MS, HOUR_MS, MAX_EXPIRED_JOBS, MINUTE_MS } from '@qaima/schemas';
import type { Knex } from 'knex';
import { newId } from '../../database/ids';
import { connection } from '../../database/transaction';
import type { CleanupJob } from '../../jobs/cleanupRunner';

/**
 * Jobs expire after this time, so that a printer that was offline does not print old orders. It counts from the opening
 * for which an order was placed.
 */
const JOB_TTL_MS = 12 * HOUR_MS;

/** Expired jobs are deleted after this time, which counts like the one above. Until then the venue can print them. */
const RETENTION_MS = 7 * DAY_MS;

/** A printer that got a job holds it for this time, so that no other one at the same token prints it too. */
export const JOB_HOLD_MS = MINUTE_MS;

/** The steps of an order at which a printer can be set to print. */
export type PrintMoment = 'placed' | 'accepted';

interface PrinterRow {
  readonly document_id: string;
  readonly copies: number | null;
}

/**
 * Queues the tickets of an order on the printers that print at these moments. Joins the current transaction.
 * @param neededAt when the kitchen can begin, epoch ms: for a closed venue its opening. The job expires after it.
 */
export async function queueTickets(
  menuId: number,
  cartRef: string,
  moments: readonly PrintMoment[],
  neededAt: number,
): Promise<void> {
  const sql = await connection();
  const printers = await sql('printers')
    .where({ menu_id: menuId })
    .whereIn('on', moments)
    .orderBy('id')
    .select<PrinterRow[]>('document_id', 'copies');
  const jobs = printers.flatMap(({ document_id, copies }) =>
    Array.from({ length: copies ?? 1 }, () => newJob(menuId, document_id, cartRef, neededAt)),
  );
  if (jobs.length > 0) await sql('print_jobs').insert(jobs);
}

const newJob = (menuId: number, printerRef: string, cartRef: string | null, neededAt: number) => ({
  document_id: newId(),
  menu_id: menuId,
  printer_ref: printerRef,
  cart_ref: cartRef,
  queued_at: neededAt,
});

/** Queues a test ticket. */
export async function queueTest(menuId: number, printerRef: string): Promise<void> {
  const sql = await connection();
  await sql('print_jobs').insert(newJob(menuId, printerRef, null, Date.now()));
}

export interface PrintJob {
  readonly _id: string;
  readonly menuId: number;
  /** Null for a test ticket. */
  readonly cartRef: string | null;
  /** Whether the job was sent completely before, without a confirmation. */
  readonly wasSent: boolean;
}

interface JobRow {
  readonly document_id: string;
  readonly menu_id: number;
  readonly cart_ref: string | null;
  readonly sent_at: number | string | null;
}

interface JobSearch {
  readonly jobId?: string | undefined;
  /** Only jobs that were sent completely. */
  readonly wasSent?: boolean;
  /** Only jobs that this device may have: nobody holds them, or it does. */
  readonly freeFor?: string;
}

/**
 * Selects jobs that a device may have. A device without an address is nobody in particular: it gets no job twice within
 * the time, except one that it names or confirms, which only its holder does.
 */
const freeFor = (jobs: Knex.QueryBuilder, device: string, now: number, isNamed: boolean) =>
  void jobs.andWhere((free) => {
    void free.whereNull('held_until').orWhere('held_until', '<=', now);
    if (device !== '') void free.orWhere('held_by', device);
    if (isNamed) void (device === '' ? free.orWhereNotNull('held_by') : free.orWhere('held_by', ''));
  });

/** Finds a printer's oldest job, or the one with this id. */
export async function findJob(
  printerRef: string,
  now: number,
  { jobId, wasSent = false, freeFor: device }: JobSearch = {},
): Promise<PrintJob | undefined> {
  const sql = await connection();
  const row = await sql('print_jobs')
    .where({ printer_ref: printerRef, ...(jobId === undefined ? {} : { document_id: jobId }) })
    .andWhere('queued_at', '>', now - JOB_TTL_MS)
    .andWhere((jobs) => void (wasSent && jobs.whereNotNull('sent_at')))
    .modify((jobs) => void (device !== undefined && freeFor(jobs, device, now, wasSent || jobId !== undefined)))
    .orderBy('id')
    .first<JobRow | undefined>('document_id', 'menu_id', 'cart_ref', 'sent_at');
  if (!row) return undefined;
  const { document_id: _id, menu_id: menuId, cart_ref: cartRef, sent_at: sentAt } = row;
  return { _id, menuId, cartRef, wasSent: sentAt !== null };
}

/** Gives a free job to a device. @returns whether no other device was faster */
export async function holdJob(jobId: string, device: string, now: number, isNamed: boolean): Promise<boolean> {
  const sql = await connection();
  const held = await sql('print_jobs')
    .where({ document_id: jobId })
    .modify((jobs) => freeFor(jobs, device, now, isNamed))
    .update({ held_by: device, held_until: now + JOB_HOLD_MS });
  return held === 1;
}

/** Records that the ticket was completely sent to the printer. */
export async function markSent(jobId: string, now: number): Promise<void> {
  const sql = await connection();
  await sql('print_jobs').where({ document_id: jobId }).update({ sent_at: now });
}

/** Records that printing failed, so the next printer that asks gets the ticket. */
export async function clearSent(printerRef: string, jobId: string): Promise<void> {
  const sql = await connection();
  await sql('print_jobs')
    .where({ printer_ref: printerRef, document_id: jobId })
    .update({ sent_at: null, held_by: null, held_until: null });
}

/** Deletes a job that the printer has printed. */
export async function removeJob(printerRef: string, jobId: string): Promise<void> {
  const sql = await connection();
  await sql('print_jobs').where({ printer_ref: printerRef, document_id: jobId }).delete();
}

interface ExpiredJob {
  readonly document_id: string;
  readonly printer_ref: string;
  readonly cart_ref: string;
  readonly queued_at: number | string;
}

/** Expired jobs of orders on these printers, the newest first. */
export async function expiredJobs(printerRefs: readonly string[], now: number): Promise<readonly ExpiredJob[]> {
  const sql = await connection();
  return sql('print_jobs')
    .whereIn('printer_ref', printerRefs)
    .whereNotNull('cart_ref')
    .whereBetween('queued_at', [now - RETENTION_MS, now - JOB_TTL_MS])
    .orderBy('id', 'desc')
    .limit(MAX_EXPIRED_JOBS)
    .select<ExpiredJob[]>('document_id', 'printer_ref', 'cart_ref', 'queued_at');
}

/** The expired jobs of a menu among `jobs`. Another device may have queued or deleted the others. */
const stillExpired = (sql: Knex, menuId: number, jobs: readonly string[], now: number) =>
  sql('print_jobs')
    .where({ menu_id: menuId })
    .whereIn('document_id', jobs)
    .where('queued_at', '<=', now - JOB_TTL_MS);

/** Queues expired jobs again. */
export async function requeueExpired(menuId: number, jobs: readonly string[], now: number): Promise<void> {
  await stillExpired(await connection(), menuId, jobs, now).update({ queued_at: now });
}

/** Deletes expired jobs that the venue does not need any more. */
export async function dismissExpired(menuId: number, jobs: readonly string[], now: number): Promise<void> {
  await stillExpired(await connection(), menuId, jobs, now).delete();
}

/** Deletes jobs whose time to be printed by hand has passed too. */
export const printJobCleanup: CleanupJob = {
  name: 'print-jobs',
  async *batches(now) {
    const sql = await connection();
    yield {
      rows: await sql('print_jobs')
        .where('queued_at', '<', now - RETENTION_MS)
        .delete(),
    };
  },
};
