/** The statement of a client as a spreadsheet, with its sums in the last row. Runs in the worker thread. */
import { fromThousandths, statementSums, type Language, type Thousandths } from '@qaima/schemas';
import { oneLine, type SheetColumn } from '../../spreadsheet/spreadsheet';
import { singleSheet } from '../../spreadsheet/singleSheet';
import { STATEMENT } from './accountingTexts';
import type { ClientStatement } from './statement';
import { statementEntries, type StatementEntry } from './statementEntries';

/** A row with an entry, or the row with the sums, whose `day` is null. */
type SheetRow = Omit<StatementEntry, 'day'> & { readonly day: string | null };

const amount = (thousandths: Thousandths | null) => (thousandths === null ? null : fromThousandths(thousandths));

const columns = (language: Language): readonly SheetColumn<SheetRow>[] => {
  const { day, entry, due, paid, balance } = STATEMENT[language];
  return [
    // Cells have no time zone, so days are dates of UTC.
    { header: day, width: 13, format: 'day', value: (row) => (row.day === null ? null : new Date(row.day)) },
    { header: entry, width: 46, format: 'text', value: (row) => oneLine(row.entry) },
    { header: due, width: 16, format: 'money', value: (row) => amount(row.due) },
    { header: paid, width: 16, format: 'money', value: (row) => amount(row.paid) },
    { header: balance, width: 16, format: 'money', value: (row) => amount(row.balance) },
  ];
};

export function statementSheet({
  language,
  ...statement
}: ClientStatement & { readonly language: Language }): Promise<Buffer> {
  const { title, sum } = STATEMENT[language];
  const entries = statementEntries(statement, language);
  const rows: readonly SheetRow[] = [...entries, { day: null, entry: sum, ...statementSums(statement) }];
  return singleSheet(
    { title: `${title} ${statement.client.username}`, columns: columns(language), isRtl: language === 'ar' },
    rows,
  );
}
