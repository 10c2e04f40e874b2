/** The period of the accounts in the URL. Invalid dates are ignored. */
import { isDate, type AccountingPeriod } from '@qaima/schemas';
import { useSearchParams } from 'react-router-dom';

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
