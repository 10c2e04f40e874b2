/** Groups of extras, uses of them, tables and printers for stories and component tests. */
import type { ExtraGroup, Menu, Printer, Table } from '@qaima/schemas';
import { aMenu, idOf } from './sampleMenu.js';

type Extra = ExtraGroup['extras'][number];

const extra = (number: number, title: string, price: number, fields: Partial<Extra> = {}): Extra => ({
  _id: idOf('extra', number),
  title,
  price,
  initial: 0,
  soldOut: false,
  hide: false,
  ...fields,
});

const group = (number: number, title: string, extras: Extra[], fields: Partial<ExtraGroup> = {}): ExtraGroup => ({
  _id: idOf('group', number),
  title,
  min: 0,
  max: 1,
  orNone: false,
  each: 1,
  free: 0,
  extras,
  ...fields,
});

export const someGroups = (): ExtraGroup[] => [
  group(
    1,
    'إضافات الشاورما',
    [
      extra(1, 'ثوم زيادة', 0.25, { initial: 1, kitchenTitle: 'ثوم +' }),
      extra(2, 'جبنة حلوم', 0.5, { prices: [{ size: 'L', price: 0.6 }] }),
      extra(3, 'بطاطا بداخله', 0.4),
      extra(4, 'شطة حمراء', 0.15, { soldOut: true }),
    ],
    { max: 3, free: 1, each: 2 },
  ),
  group(2, 'درجة الشواء', [extra(5, 'متوسط', 0), extra(6, 'مستوٍ جيدًا', 0)], { min: 1 }),
  group(3, 'بدون…', [extra(7, 'بصل', 0), extra(8, 'مخلل', 0)], { max: null }),
];

/**
 * A menu whose first section offers the first group of extras. The section's second item overrides the group's rule.
 */
export function aMenuWithExtras(): Menu {
  const menu = aMenu();
  const [first, ...others] = menu.sections ?? [];
  if (!first) return menu;
  const items = (first.items ?? []).map((item, index) =>
    index === 1 ? { ...item, extras: [{ group: idOf('group', 1), max: 5, without: [idOf('extra', 4)] }] } : item,
  );
  return {
    ...menu,
    extraGroups: someGroups(),
    sections: [{ ...first, items, extras: [{ group: idOf('group', 1) }] }, ...others],
  };
}

export const someTables = (): Table[] =>
  [1, 2, 3, 10, 11].map((number) => ({
    _id: idOf('table', number),
    label: String(number),
    zone: number < 10 ? 'الصالة' : 'التراس',
    seats: 4,
    active: number !== 11,
    token: idOf('token', number),
  }));

export const somePrinters = (): Printer[] => [
  {
    _id: idOf('printer', 1),
    title: 'المطبخ',
    copies: 1,
    on: 'accepted',
    width: 576,
    token: idOf('token', 90),
    lastSeenAt: new Date().toISOString(),
  },
  {
    _id: idOf('printer', 2),
    title: 'العصائر',
    copies: 2,
    on: 'placed',
    width: 576,
    token: idOf('token', 91),
    lastSeenAt: '2026-03-01T18:20:00.000Z',
  },
  {
    _id: idOf('printer', 3),
    title: 'الكاشير',
    copies: 1,
    on: 'accepted',
    width: 576,
    token: idOf('token', 92),
    lastSeenAt: null,
  },
];
