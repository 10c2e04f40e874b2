/** Invoices, receipts and spreadsheets in the reader's language, rendered in the worker thread. */
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Language, Order } from '@qaima/schemas';
import { renderInThread, streamFromThread } from '../../jobs/renderInThread';
import type { invoiceOf } from './invoice';
import type { receiptOf } from './receipt';
import type { OrderBatches, writeOrdersAr, writeOrdersEn } from './spreadsheet';

/** Tasks of the worker thread. */
interface Writers {
  readonly ar: typeof writeOrdersAr;
  readonly en: typeof writeOrdersEn;
}

export const renderInvoice = (order: Order, language: Language): Promise<Buffer> =>
  renderInThread<typeof invoiceOf>({ module: join(__dirname, 'invoice.js'), name: 'invoiceOf' }, { order, language });

export const renderReceipt = (input: Parameters<typeof receiptOf>[0]): Promise<Buffer> =>
  renderInThread<typeof receiptOf>({ module: join(__dirname, 'receipt.js'), name: 'receiptOf' }, input);

export const renderSpreadsheet = (orders: OrderBatches, language: Language): Readable =>
  streamFromThread<Writers[Language]>(
    { module: join(__dirname, 'spreadsheet.js'), name: language === 'ar' ? 'writeOrdersAr' : 'writeOrdersEn' },
    orders,
  );
