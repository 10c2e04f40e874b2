/**
 * Star CloudPRNT: a job is kept until it is confirmed, and held by the printer that got it. If it was sent completely
 * but not confirmed, it is sent again, marked as a copy. (docs/orders.md)
 */
import { cloudPrintEndpoints, printerAddress } from '@qaima/schemas';
import { createController, RAW_RESPONSE } from '../../../api-runtime/registerRoutes';
import { logError } from '../../../config/log';
import { HttpError } from '../../../errors/httpError';
import { recordPrinted } from '../../guest-order/stateTransitions';
import { clearSent, findJob, markSent, removeJob } from '../../print-queue/jobs';
import { renderTicket } from '../../ticket/renderTicket';
import { nextJob, recordContact, recordPartPrinted, ticketOfJob } from '../tickets';

const MEDIA_TYPE = 'image/png';

/** Success is `OK`, `200 OK`, `2000` …; any other code is an error. */
const isPrinted = (code: string | undefined) => code !== undefined && /^(?:ok\b|2\d\d)/i.test(code.trim());

export default createController(cloudPrintEndpoints, {
  async poll({ principal: known, body: { isPrinting, address } }) {
    const now = new Date();
    await recordContact(known, now);
    // While the printer prints, it gets no new job. It must confirm the current job first.
    const next = isPrinting ? null : await nextJob(known, now, address);
    if (!next) return { jobReady: false };
    return { jobReady: true, mediaTypes: [MEDIA_TYPE], jobToken: next.job._id, deleteMethod: 'DELETE' };
  },

  async fetch({ principal: known, query: { token, mac, type = MEDIA_TYPE }, ctx }) {
    // Nobody prints the answer to a HEAD request, but the job would be held.
    if (ctx.method === 'HEAD') throw new HttpError(404);
    const now = new Date();
    await recordContact(known, now);
    if (type !== MEDIA_TYPE) throw new HttpError(415);
    const next = await nextJob(known, now, printerAddress(mac), token);
    if (!next) throw new HttpError(404);
    const picture = await renderTicket(next.ticket, known.printer.width, 'png');
    ctx.set({ 'X-Star-Cut': 'partial; feed=true', 'X-Star-ImageDitherPattern': 'none' });
    ctx.type = MEDIA_TYPE;
    ctx.body = picture;
    // Marks the job only after the whole ticket was sent, because the printer prints only complete tickets.
    ctx.res.once('finish', () => void markSent(next.job._id, Date.now()).catch(logError));
    return RAW_RESPONSE;
  },

  async confirm({ principal: known, query: { token, mac, code } }) {
    const now = new Date();
    await recordContact(known, now);
    const { documentId } = known.row;
    // Without a token, only a job that was sent can be meant: the next one is not printed yet.
    const ofDevice = token === undefined ? { wasSent: true, freeFor: printerAddress(mac) } : { jobId: token };
    const job = await findJob(documentId, now.getTime(), ofDevice);
    if (job && isPrinted(code)) {
      // Null if the order was rejected, cancelled or missed meanwhile.
      const ticket = await ticketOfJob(job, known, now);
      await removeJob(documentId, job._id);
      if (job.cartRef !== null && ticket) {
        // A ticket with a part of the lines does not make the whole ticket a copy.
        if (ticket.part === null) await recordPrinted(job.menuId, job.cartRef, null, now);
        else await recordPartPrinted(job.cartRef, now);
      }
    } else if (job) await clearSent(documentId, job._id);
    // A repeated confirmation succeeds too, because the first response may have been lost.
    return {};
  },
});
