/** Invoices and spreadsheets, rendered in the worker thread. */
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Order } from '@qaima/schemas';
import { renderInThread, streamFromThread } from '../../jobs/renderInThread';
import type { invoiceOf } from './invoice';
import type { OrderBatches, writeSpreadsheet } from './spreadsheet';

export const renderInvoice = (order: Order): Promise<Buffer> =>
  renderInThread<typeof invoiceOf>({ module: join(__dirname, 'invoice.js'), name: 'invoiceOf' }, order);

export const renderSpreadsheet = (orders: OrderBatches): Readable =>
  streamFromThread<typeof writeSpreadsheet>(
    { module: join(__dirname, 'spreadsheet.js'), name: 'writeSpreadsheet' },
    orders,
  );
