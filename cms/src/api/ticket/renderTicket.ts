/** Tickets, rendered in the worker thread. */
import { join } from 'node:path';
import { renderInThread } from '../../jobs/renderInThread';
import type { Ticket } from './content';
import type { renderPdf, renderPng } from './ticketWorkerTasks';

/** A ticket as a picture of `width` dots, or as a PDF. */
export const renderTicket = (ticket: Ticket, width: number, format: 'png' | 'pdf'): Promise<Buffer> =>
  renderInThread<typeof renderPng | typeof renderPdf>(
    { module: join(__dirname, 'ticketWorkerTasks.js'), name: format === 'png' ? 'renderPng' : 'renderPdf' },
    { ticket, width },
  );
