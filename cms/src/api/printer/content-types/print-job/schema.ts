import { privateType } from '../../../../database/contentType';

/** Tickets that wait for a printer; a printed one is deleted. Times are in epoch ms. */
export default {
  ...privateType(
    { singular: 'print-job', plural: 'print-jobs' },
    { title: 'مهمة طباعة', 'x-en': 'Print job' },
    {
      menuId: { type: 'integer' },
      /** The public id of the printer. */
      printerRef: { type: 'string' },
      /** The public id of the cart; null for a test ticket. */
      cartRef: { type: 'string' },
      /** When the ticket is needed: when it was queued, or the opening for which the order was placed. */
      queuedAt: { type: 'biginteger' },
      /** When the ticket was completely sent to the printer; null before. */
      sentAt: { type: 'biginteger' },
      /** The address of the printer that holds the job, empty if it told none; null if no printer does. */
      heldBy: { type: 'string' },
      heldUntil: { type: 'biginteger' },
    },
  ),
  indexes: [
    { name: 'print_jobs_of_printer', columns: ['printer_ref', 'id'] },
    // Used by the cleanup.
    { name: 'print_jobs_by_age', columns: ['queued_at'] },
  ],
};
