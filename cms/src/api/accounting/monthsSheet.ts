/** The spreadsheet of months in the reader's language, with their sum in the last row. Runs in the worker thread. */
import { MONTH_FIGURES, monthSchema, schemaLabel, sumOfMonths, type Language, type Month } from '@qaima/schemas';
import { singleSheet } from '../../spreadsheet/singleSheet';
import type { SheetColumn } from '../../spreadsheet/spreadsheet';
import { SUM_LABEL } from './accountingTexts';

const columns = (language: Language): readonly SheetColumn<Month>[] => [
  {
    header: schemaLabel(monthSchema.properties.month, language),
    width: 12,
    format: 'text',
    value: ({ month }) => month || SUM_LABEL[language],
  },
  ...MONTH_FIGURES.map((name): SheetColumn<Month> => ({
    header: schemaLabel(monthSchema.properties[name], language),
    width: 20,
    format: 'money',
    value: (month) => month[name],
  })),
];

export function monthsSheet({
  months,
  language,
}: {
  readonly months: readonly Month[];
  readonly language: Language;
}): Promise<Buffer> {
  const title = schemaLabel(monthSchema, language);
  return singleSheet({ title, columns: columns(language), isRtl: language === 'ar' }, [...months, sumOfMonths(months)]);
}
