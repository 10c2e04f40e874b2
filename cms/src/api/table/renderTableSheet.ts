import { join } from 'node:path';
import type { Table } from '@qaima/schemas';
import { HttpError } from '../../errors/httpError';
import { environment } from '../../config/environment';
import type { MenuRef } from '../../api-runtime/access';
import { renderInThread } from '../../jobs/renderInThread';
import { venueOf } from '../qr/venueForPrint';
import { NO_TABLES } from './errorMessages';
import type { tableSheet, TableSheetInput } from './tableSheet';

/** Renders the QR codes of a menu's active tables as a PDF. @throws {HttpError} 409 if there are none */
export async function renderTableSheet(
  menu: MenuRef,
  tables: readonly Table[],
  format: TableSheetInput['format'],
): Promise<Buffer> {
  const active = tables.filter(({ active: isActive }) => isActive);
  if (active.length === 0) throw new HttpError(409, NO_TABLES);
  const { publicUrl } = environment();
  const input: TableSheetInput = {
    venue: await venueOf(menu),
    tables: active.map(({ label, zone = '', token }) => ({ label, zone, address: `${publicUrl}/t/${token}` })),
    format,
  };
  return renderInThread<typeof tableSheet>({ module: join(__dirname, 'tableSheet.js'), name: 'tableSheet' }, input);
}
