/** Spreadsheets of orders, rendered in the worker thread. */
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { GuestOrder, GuestOrderStats, Language } from '@qaima/schemas';
import { renderInThread, streamFromThread } from '../../jobs/renderInThread';
import type { statsWorkbook, writeOrdersAr, writeOrdersEn } from './spreadsheet';

const MODULE = join(__dirname, 'spreadsheet.js');

/** Tasks of the worker thread. */
interface Writers {
  readonly ar: typeof writeOrdersAr;
  readonly en: typeof writeOrdersEn;
}

async function* withTimeZone(batches: AsyncIterable<readonly GuestOrder[]>, timeZone: string) {
  for await (const batch of batches) yield batch.map((order) => ({ order, timeZone }));
}

/** Orders as a spreadsheet, with times in the menu's time zone. */
export const renderOrderSpreadsheet = (
  batches: AsyncIterable<readonly GuestOrder[]>,
  timeZone: string,
  language: Language,
): Readable =>
  streamFromThread<Writers[Language]>(
    { module: MODULE, name: language === 'ar' ? 'writeOrdersAr' : 'writeOrdersEn' },
    withTimeZone(batches, timeZone),
  );

export const renderStatsSpreadsheet = (stats: GuestOrderStats, language: Language): Promise<Buffer> =>
  renderInThread<typeof statsWorkbook>({ module: MODULE, name: 'statsWorkbook' }, { stats, language });
