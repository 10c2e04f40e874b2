/** The period that accounts are limited to, in the provider's days. (docs/spec/domain.md#accounting) */
import { dayField } from '../core/fields.js';

export const accountingPeriodFields = {
  from: { ...dayField, title: 'من', 'x-en': 'From' },
  to: { ...dayField, title: 'إلى', 'x-en': 'To' },
} as const;

/** The first and the last day, `yyyy-mm-dd`. If one of them is absent, the period has no limit on that side. */
export interface AccountingPeriod {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export const isInPeriod = (day: string, { from, to }: AccountingPeriod): boolean =>
  (from === undefined || day >= from) && (to === undefined || day <= to);

/** The first and last day of the calendar year that contains `day`; `offset` moves it by years. */
export function calendarYear(day: string, offset = 0): Required<AccountingPeriod> {
  const year = String(Number(day.slice(0, 4)) + offset).padStart(4, '0');
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

/** The calendar month of a day. */
export function calendarMonth(day: string): Required<AccountingPeriod> {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { from: `${day.slice(0, 7)}-01`, to: `${day.slice(0, 7)}-${String(last).padStart(2, '0')}` };
}

/** The days that two periods have in common. */
export const commonDays = (one: AccountingPeriod, other: AccountingPeriod): AccountingPeriod => ({
  from: [one.from, other.from]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1),
  to: [one.to, other.to].filter((day) => day !== undefined).toSorted()[0],
});
