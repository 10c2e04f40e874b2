/**
 * Star CloudPRNT: a printer polls by `POST`, fetches a job by `GET`, and confirms it by `DELETE`. A job is kept until
 * it is confirmed, and held by the printer that got it. If it was sent completely but not confirmed, it is sent again, marked as a copy. (docs/orders.md)
 */
import type { Context } from 'koa';
import { readJson } from '../../http/bodies/json';
import type { Middleware } from '../../http/middleware';
import { logError } from '../../config/log';
import { HttpError } from '../../errors/httpError';
import { recordPrinted } from '../guest-order/stateTransitions';
import { clearSent, findJob, markSent, removeJob } from '../print-queue/jobs';
import { renderTicket } from '../ticket/renderTicket';
import { nextJob, printerOfToken, recordContact, recordPartPrinted, ticketOfJob, type KnownPrinter } from './tickets';

export const PRINT_PATH = '/print';

const PATH = /^\/print\/([^/]+)\/?$/;

const MEDIA_TYPE = 'image/png';

const MAX_STATUS_BYTES = 64 * 1024;

/** The status that the printer sends; empty if it sends none. */
async function statusOf(ctx: Context): Promise<Readonly<Record<string, unknown>>> {
  const body = await readJson(ctx.req, MAX_STATUS_BYTES);
  return body !== null && typeof body === 'object' ? { ...body } : {};
}

/** A printer's address in one spelling; empty if it tells none. */
const deviceOf = (mac: unknown) => (typeof mac === 'string' ? mac.trim().toLowerCase().slice(0, 64) : '');

async function poll(ctx: Context, known: KnownPrinter, now: Date): Promise<void> {
  const { printingInProgress, printerMAC } = await statusOf(ctx);
  // While the printer prints, it gets no new job. It must confirm the current job first.
  const next = printingInProgress === true ? null : await nextJob(known, now, deviceOf(printerMAC));
  ctx.body = next
    ? { jobReady: true, mediaTypes: [MEDIA_TYPE], jobToken: next.job._id, deleteMethod: 'DELETE' }
    : { jobReady: false };
}

/** Undefined if the printer sends no token. Then the oldest job is used. */
const jobIdOf = (query: URLSearchParams) => query.get('token') ?? undefined;

async function fetchJob(ctx: Context, known: KnownPrinter, query: URLSearchParams, now: Date): Promise<void> {
  if (![null, MEDIA_TYPE].includes(query.get('type'))) throw new HttpError(415);
  const next = await nextJob(known, now, deviceOf(query.get('mac')), jobIdOf(query));
  if (!next) throw new HttpError(404);
  const picture = await renderTicket(next.ticket, known.printer.width, 'png');
  ctx.set({ 'X-Star-Cut': 'partial; feed=true', 'X-Star-ImageDitherPattern': 'none' });
  ctx.type = MEDIA_TYPE;
  ctx.body = picture;
  // Marks the job only after the whole ticket was sent, because the printer prints only complete tickets.
  ctx.res.once('finish', () => void markSent(next.job._id, Date.now()).catch(logError));
}

/** Success is `OK`, `200 OK`, `2000` …; any other code is an error. */
const isPrinted = (code: string | null) => code !== null && /^(?:ok\b|2\d\d)/i.test(code.trim());

async function confirm(ctx: Context, known: KnownPrinter, query: URLSearchParams, now: Date): Promise<void> {
  const jobId = jobIdOf(query);
  // Without a token, only a job that was sent can be meant: the next one is not printed yet.
  const ofDevice = jobId === undefined ? { wasSent: true, freeFor: deviceOf(query.get('mac')) } : { jobId };
  const job = await findJob(known.row.documentId, now.getTime(), ofDevice);
  if (job && isPrinted(query.get('code'))) {
    // Null if the order was rejected, cancelled or missed meanwhile.
    const ticket = await ticketOfJob(job, known, now);
    await removeJob(known.row.documentId, job._id);
    if (job.cartRef !== null && ticket) {
      // A ticket with a part of the lines does not make the whole ticket a copy.
      if (ticket.part === null) await recordPrinted(job.menuId, job.cartRef, null, now);
      else await recordPartPrinted(job.cartRef, now);
    }
  } else if (job) await clearSent(known.row.documentId, job._id);
  // A repeated confirmation succeeds too, because the first response may have been lost.
  ctx.body = {};
}

/** Handles the requests of all printers. @throws {HttpError} 404 for an unknown token */
export const cloudPrint: Middleware = async (ctx) => {
  const known = await printerOfToken(PATH.exec(ctx.path)?.[1] ?? '');
  const now = new Date();
  const query = new URLSearchParams(ctx.querystring);
  ctx.set('Cache-Control', 'no-store');
  await recordContact(known, now);
  if (ctx.method === 'POST') await poll(ctx, known, now);
  else if (ctx.method === 'GET') await fetchJob(ctx, known, query, now);
  else if (ctx.method === 'DELETE') await confirm(ctx, known, query, now);
  else throw new HttpError(405, undefined, { headers: { Allow: 'POST, GET, DELETE' } });
};
