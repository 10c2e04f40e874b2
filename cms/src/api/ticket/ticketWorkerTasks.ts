/** Renders tickets. Runs in the worker thread. */
import type { Ticket } from './content';
import { layOut } from './layout';
import { pdfOf } from './pdf';
import { pngOf } from './png';

export interface TicketInput {
  readonly ticket: Ticket;
  /** In dots. */
  readonly width: number;
}

/** Tasks of the worker thread. */
export const renderPng = ({ ticket, width }: TicketInput): Promise<Uint8Array> => pngOf(layOut(ticket, width));

export const renderPdf = ({ ticket, width }: TicketInput): Promise<Uint8Array> =>
  pdfOf(layOut(ticket, width), `${ticket.venue} ${ticket.number}`.trim());
