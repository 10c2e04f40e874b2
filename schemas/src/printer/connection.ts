/** Whether a printer fetches its jobs. (docs/spec/domain.md#printers) */
import type { Printer } from './printer.js';

/** Printers ask every few seconds; without a question for this long, one counts as away. */
export const PRINTER_SILENCE_MS = 60_000;

export type PrinterConnection = 'connected' | 'away' | 'never';

/** The connection of a printer at a time (Unix, ms). */
export function printerConnection({ lastSeenAt }: Pick<Printer, 'lastSeenAt'>, now: number): PrinterConnection {
  if (!lastSeenAt) return 'never';
  return now - Date.parse(lastSeenAt) < PRINTER_SILENCE_MS ? 'connected' : 'away';
}

/** The address that a printer polls. */
export const printerPath = (token: string): string => `/print/${token}`;
