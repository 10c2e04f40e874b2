/** Exports the nutrition and allergens of a menu as a spreadsheet. (docs/spec/domain.md#labelling) */
import { join } from 'node:path';
import { DEFAULT_TIME_ZONE, labellingOf, labelReport, todayIn, type Language } from '@qaima/schemas';
import type { MenuRef } from '../../api-runtime/access';
import { HttpError } from '../../errors/httpError';
import { Download } from '../../http/download';
import { streamFromThread } from '../../jobs/renderInThread';
import { readMenu } from '../menu-content/readMenu';
import type { writeLabels } from './spreadsheet';

const TITLE = { ar: 'القيم الغذائية والحساسية', en: 'Nutrition and allergens' } as const;

export async function exportLabels(menu: MenuRef, language: Language): Promise<Download<'xlsx'>> {
  const read = await readMenu(menu.id);
  if (!read) throw new HttpError(404);
  const today = todayIn(read.menu.settings?.timeZone ?? DEFAULT_TIME_ZONE, new Date());
  const report = labelReport(read.menu, labellingOf(read.menu), language);
  const sheet = streamFromThread<typeof writeLabels>(
    { module: join(__dirname, 'spreadsheet.js'), name: 'writeLabels' },
    [[{ title: TITLE[language], isRtl: language === 'ar', ...report }]],
  );
  return new Download('xlsx', sheet, { name: `${TITLE[language]} - ${today}`, ascii: `nutrition-${today}` });
}
