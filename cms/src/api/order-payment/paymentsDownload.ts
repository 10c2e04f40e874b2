/** The spreadsheet of guests' payments. */
import type { Language } from '@qaima/schemas';
import { join } from 'node:path';
import type { MenuRef } from '../../api-runtime/access';
import { Download } from '../../http/download';
import { renderInThread } from '../../jobs/renderInThread';
import { menuTimeZone } from '../menu-content/menuTimeZone';
import { allPayments, type PaymentFilters } from './list';
import type { paymentsWorkbook } from './paymentsSheet';

export async function paymentsDownload(
  menu: MenuRef,
  filters: PaymentFilters,
  language: Language,
  now: Date,
): Promise<Download<'xlsx'>> {
  const payments = await allPayments(menu.id, filters, now);
  const input = {
    payments,
    language,
    timeZone: await menuTimeZone(menu),
    currency: menu.currency,
  };
  const task = { module: join(__dirname, 'paymentsSheet.js'), name: 'paymentsWorkbook' };
  const content = await renderInThread<typeof paymentsWorkbook>(task, input);
  const period = [filters.from, filters.to].filter((day) => day !== undefined);
  const name = [language === 'ar' ? 'دفعات الضيوف' : 'Guest payments', ...period].join(' - ');
  return new Download('xlsx', content, { name, ascii: ['payments', ...period].join('-') });
}
