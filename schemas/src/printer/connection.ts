/** Whether a printer is online, judged by its last poll. (docs/spec/domain.md#printers) */
import type { Printer } from './printer.js';

/** Printers poll every few seconds; a printer that has not polled for this long counts as away. */
export const PRINTER_SILENCE_MS = 60_000;

export type PrinterConnection = 'connected' | 'away' | 'never';

/** A printer's connection at a time in epoch ms. */
export function printerConnection({ lastSeenAt }: Pick<Printer, 'lastSeenAt'>, now: number): PrinterConnection {
  if (!lastSeenAt) return 'never';
  return now - Date.parse(lastSeenAt) < PRINTER_SILENCE_MS ? 'connected' : 'away';
}
