/** The period of the accounts, and the figure whose payments are listed, in the URL. What is invalid is ignored. */
import {
  calendarMonth,
  commonDays,
  isDate,
  PAYMENT_FIGURE_NAMES,
  type AccountingPeriod,
  type PaymentFigure,
} from '@qaima/schemas';
import { isOneOf } from '@qaima/schemas/core/typeGuards';
import { useSearchParams } from 'react-router-dom';
import { useSearchChanges } from '../../components/useSearchChanges.js';

/** The first and last day; absent if not set. */
export type DaysOfPeriod = Readonly<Partial<Record<keyof AccountingPeriod, string>>>;

export function usePeriod(): readonly [DaysOfPeriod, (period: AccountingPeriod) => void] {
  const [search, setSearch] = useSearchParams();
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  const period = { ...(isDate(from) && { from }), ...(isDate(to) && { to }) };
  const change = (changed: AccountingPeriod) => {
    const days = Object.entries(changed).filter(([, day]) => Boolean(day));
    setSearch(Object.fromEntries(days), { replace: true, preventScrollReset: true });
  };
  return [period, change];
}

/** A figure of a month, or of all months of the period. */
export interface ChosenFigure {
  readonly figure: PaymentFigure;
  /** `yyyy-mm`; null for all months. */
  readonly month: string | null;
}

/** The figure whose payments are listed; null if none is. */
export function useFigure(): readonly [ChosenFigure | null, (chosen: ChosenFigure | null) => void] {
  const [search, change] = useSearchChanges();
  const [figure, month] = [search.get('figure') ?? '', search.get('month')];
  const chosen = isOneOf(PAYMENT_FIGURE_NAMES, figure) ? { figure, month: isDate(`${month}-01`) ? month : null } : null;
  const choose = (next: ChosenFigure | null) => change({ figure: next?.figure, month: next?.month });
  return [chosen, choose];
}

/** The days of a figure. */
export const daysOf = ({ month }: ChosenFigure, period: DaysOfPeriod): AccountingPeriod =>
  month === null ? period : commonDays(period, calendarMonth(`${month}-01`));
