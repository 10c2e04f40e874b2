/** The lines of a statement in the reader's language, for the PDF and the spreadsheet. */
import { paymentReason, paymentSchema, type Language, type StatementLine, type Thousandths } from '@qaima/schemas';
import { STATEMENT } from './accountingTexts';
import type { ClientStatement } from './statement';

const METHODS = paymentSchema.properties.method['x-options'];

export interface StatementEntry {
  /** `yyyy-mm-dd`. */
  readonly day: string;
  readonly entry: string;
  /** Null in the line of the opening balance. */
  readonly due: Thousandths | null;
  readonly paid: Thousandths | null;
  readonly balance: Thousandths;
}

/** @param number a function that formats the number of an order for the text of an entry */
export function statementEntries(
  { period: { from }, opening, lines }: ClientStatement,
  language: Language,
  number: (order: number) => string = String,
): readonly StatementEntry[] {
  const { kinds, opening: openingText } = STATEMENT[language];
  const entryOf = ({ kind, number: order, method, paid, reason, transfer }: StatementLine) =>
    [
      kinds[kind](number(order)),
      method && METHODS[method][language],
      paymentReason({ value: paid, reason, transfer }, language),
    ]
      .filter(Boolean)
      .join(' · ');
  return [
    ...(from === undefined ? [] : [{ day: from, entry: openingText, due: null, paid: null, balance: opening }]),
    ...lines.map((line) => ({
      day: line.day,
      entry: entryOf(line),
      due: line.due,
      paid: line.paid,
      balance: line.balance,
    })),
  ];
}
