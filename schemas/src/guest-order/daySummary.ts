/** The text about a venue's day: in a mail after its closing, and to share. (docs/spec/domain.md#daily-summary) */
import { isolateAuto, isolateLtr } from '../core/bidi.js';
import type { Language } from '../core/language.js';
import { interfaceUnit } from '../money/interfaceMoney.js';
import { formatAmount, toThousandths } from '../money/money.js';
import { serviceField } from '../receive-option/service.js';
import type { GuestOrderStats } from './guest-order.js';

const MAX_BEST_ITEMS = 3;
const MAX_SOLD_OUT = 10;

export interface DayFigures extends Pick<
  GuestOrderStats,
  'orders' | 'sold' | 'sales' | 'currency' | 'services' | 'items'
> {
  /** The venue's name; empty if it has none. */
  readonly venue: string;
  /** The date (`yyyy-mm-dd`). */
  readonly day: string;
  /** The titles of the items that are sold out now. */
  readonly soldOut: readonly string[];
}

const words = {
  ar: {
    title: (day: string) => `ملخص ${day}`,
    none: 'لا طلبات في هذا اليوم.',
    orders: 'الطلبات',
    sold: 'المبيع منها',
    sales: 'المبيعات',
    best: 'الأكثر مبيعًا',
    soldOut: 'نفد',
    more: (count: number) => `و${count} غيرها`,
    comma: '، ',
  },
  en: {
    title: (day: string) => `Summary of ${day}`,
    none: 'No orders on this day.',
    orders: 'Orders',
    sold: 'Sold',
    sales: 'Sales',
    best: 'Best sellers',
    soldOut: 'Ran out',
    more: (count: number) => `and ${count} more`,
    comma: ', ',
  },
} as const;

/** The lines of the text, the title first. Owners' texts are isolated, so that they do not reorder the lines. */
export function daySummary(figures: DayFigures, language: Language): readonly string[] {
  const { venue, day, orders, sold, sales, currency, services, items, soldOut } = figures;
  const t = words[language];
  const money = (amount: number) =>
    isolateLtr(`${formatAmount(toThousandths(amount), currency)} ${interfaceUnit(currency, language)}`);
  const best = items.slice(0, MAX_BEST_ITEMS).map(({ title, quantity }) => `${isolateAuto(title)} ×${quantity}`);
  const out = soldOut.slice(0, MAX_SOLD_OUT).map((title) => isolateAuto(title));
  if (soldOut.length > out.length) out.push(t.more(soldOut.length - out.length));
  const date = new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-nu-latn' : 'en-GB', {
    dateStyle: 'full',
    timeZone: 'UTC',
  }).format(Date.parse(day));
  return [
    [venue && isolateAuto(venue), t.title(date)].filter(Boolean).join(': '),
    ...(orders === 0
      ? [t.none]
      : [
          `${t.orders}: ${orders}`,
          ...(sold === orders ? [] : [`${t.sold}: ${sold}`]),
          `${t.sales}: ${money(sales)}`,
          ...services.map(
            ({ service, orders: count, sales: sum }) =>
              `- ${serviceField['x-options'][service][language]}: ${count} (${money(sum)})`,
          ),
        ]),
    ...(best.length > 0 ? [`${t.best}: ${best.join(t.comma)}`] : []),
    ...(out.length > 0 ? [`${t.soldOut}: ${out.join(t.comma)}`] : []),
  ];
}
