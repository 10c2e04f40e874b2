/**
 * Amounts in the columns of a table, aligned on their decimal marks: to the right in both languages, with space in place
 * of the decimals that only other amounts have. An amount reads the same in each place. The heading contains the
 * currency.
 */
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { decimalsOf, interfaceUnit, formatAmount, type Language, type Thousandths } from '@qaima/schemas';
import css from './components.module.css';

/** The most decimals of an amount of the table; 0 outside of tables. */
const MostDecimals = createContext(0);

interface MoneyColumnsProps {
  /** All amounts of the table. */
  readonly amounts: readonly Thousandths[];
  readonly children: ReactNode;
}

export function MoneyColumns({ amounts, children }: MoneyColumnsProps) {
  const most = useMemo(() => Math.max(0, ...amounts.map((amount) => decimalsOf(amount))), [amounts]);
  return <MostDecimals value={most}>{children}</MostDecimals>;
}

/** An amount in Jordanian dinars, without the currency, which is in the heading of its column. */
export function ColumnMoney({ thousandths }: { readonly thousandths: Thousandths }) {
  const missing = Math.max(0, useContext(MostDecimals) - decimalsOf(thousandths));
  return (
    <bdi dir="ltr" className={css['money']} style={missing > 0 ? { paddingInlineEnd: `${missing}ch` } : undefined}>
      {formatAmount(thousandths)}
    </bdi>
  );
}

/** The label of a column of amounts in Jordanian dinars. */
export const moneyHeading = (label: string, language: Language): string =>
  `${label} (${interfaceUnit('JOD', language)})`;
