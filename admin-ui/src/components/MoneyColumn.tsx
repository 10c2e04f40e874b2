/**
 * Amounts in the columns of a table: all with the same number of decimals and aligned to the right in both languages,
 * so that their decimal marks are below each other. The heading contains the currency.
 */
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { columnDecimals, interfaceUnit, formatAmount, type Language, type Thousandths } from '@qaima/schemas';
import css from './components.module.css';

/** Undefined outside of tables: each amount then has its own number of decimals. */
const Decimals = createContext<number | undefined>(undefined);

interface MoneyColumnsProps {
  /** All amounts of the table. */
  readonly amounts: readonly Thousandths[];
  readonly children: ReactNode;
}

export function MoneyColumns({ amounts, children }: MoneyColumnsProps) {
  const decimals = useMemo(() => columnDecimals(amounts), [amounts]);
  return <Decimals value={decimals}>{children}</Decimals>;
}

/** An amount in Jordanian dinars, without the currency, which is in the heading of its column. */
export const ColumnMoney = ({ thousandths }: { readonly thousandths: Thousandths }) => (
  <bdi dir="ltr" className={css['money']}>
    {formatAmount(thousandths, 'JOD', useContext(Decimals))}
  </bdi>
);

/** The label of a column of amounts in Jordanian dinars. */
export const moneyHeading = (label: string, language: Language): string =>
  `${label} (${interfaceUnit('JOD', language)})`;
