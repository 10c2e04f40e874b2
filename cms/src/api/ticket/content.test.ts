import type { CartLine, GuestOrder } from '@qaima/schemas';
import { expect, it } from 'vitest';
import { ticketOf } from './content';
import { layOut } from './layout';

const extra = (title: string, kitchenTitle?: string): NonNullable<CartLine['choices']>[number] => ({
  group: 'g',
  extra: title,
  quantity: 1,
  title,
  groupTitle: 'إضافات',
  unitPrice: 0,
  freeUnits: 0,
  price: 0,
  ...(kitchenTitle === undefined ? {} : { kitchenTitle }),
});

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

const context = { venue: 'إنوفا', language: 'ar', timeZone: 'Asia/Amman' } as const;

const order: GuestOrder = {
  _id: 'o',
  state: 'accepted',
  placedAt: '2026-03-01T10:00:00.000Z',
  service: 'pickup',
  isPractice: false,
  items: [
    {
      combo: { _id: 'c', title: 'وجبة', items: [{ _id: 'i', title: 'شاورما' }] },
      picks: [{ choice: 0, item: 'd', title: 'بدون كافيين', choiceTitle: 'المشروب', price: 0 }],
      quantity: 1,
      price: 5,
    },
    {
      item: { _id: 'i', title: 'برجر' },
      choices: [extra('بدون بصل'), extra('جبنة'), extra('سادة', 'بدون مخلل')],
      deselected: [{ group: 'g', extra: 'e', title: 'طماطم طازجة', groupTitle: 'إضافات', kitchenTitle: 'طماطم' }],
      quantity: 1,
      price: 4,
    },
  ],
  total: 9,
  totals: [],
  currency: 'JOD',
  events: [],
};

it('lists all parts of a combo, and marks what is left out with a minus', () => {
  const { groups } = ticketOf(order, context);
  const details = groups.flatMap(({ lines }) => lines.flatMap((line) => line.details));
  const shown = details.map(({ sign, text }) => `${sign} ${plain(text)}`);
  expect(shown).toEqual(['▪ شاورما', '▪ بدون كافيين', '− بدون بصل', '+ جبنة', '− بدون مخلل', '− بدون طماطم']);
});

it('prints the third decimal of sums, so that they add up to the total', () => {
  const totals = [
    { kind: 'items', amount: 1.65 },
    { kind: 'sale', amount: -0.165 },
  ] as const;
  const { sums } = ticketOf({ ...order, totals: [...totals], total: 1.485 }, context);
  expect(sums.map(([, amount]) => plain(amount))).toEqual(['1.65 JD', '− 0.165 JD', '1.485 JD']);
});

it('prints no number on the ticket of a practice order, which has none', () => {
  const practice = ticketOf({ ...order, isPractice: true }, context);
  expect([practice.number, practice.marks]).toEqual(['', ['تدريب']]);
  expect(ticketOf({ ...order, number: 27 }, context).number).toBe('27');
});

it('prints how many guests come where guests are asked for it', () => {
  const guests = (fields: Partial<GuestOrder>) =>
    ticketOf({ ...order, ...fields }, context)
      .guest.map((row) => plain(row.join('')))
      .join();
  expect(guests({ service: 'reserve', guestsNo: 1 })).toContain('1');
  expect(guests({ service: 'pickup', guestsNo: 1 })).toBe('');
});

it('prints a reservation’s dates in the usual format, with its days', () => {
  const [line] = order.items;
  const items = [{ ...line!, startDate: '2026-03-02', endDate: '2026-03-04' }];
  const { groups, extent } = ticketOf({ ...order, service: 'reserve', items }, context);
  const [dates, days] = groups.flatMap(({ lines }) => lines.flatMap((one) => one.details));
  expect(plain(dates?.text ?? '')).toBe('من 02/03/2026 إلى 04/03/2026');
  expect(plain(days?.text ?? '')).toBe('الأيام: 2');
  expect(plain(extent)).toBe('الأسطر: 1');
  expect(plain(ticketOf(order, context).extent)).toBe('الأسطر: 2 · القطع: 2');
});

it('names the table and its zone', () => {
  const service = (table: NonNullable<GuestOrder['table']>) =>
    plain(ticketOf({ ...order, service: 'dine-in', table }, context).service);
  expect(service({ label: '3', zone: 'الحديقة' })).toBe('طاولة 3 · الحديقة');
  expect(service({ label: '3' })).toBe('طاولة 3');
});

it('names the day of the promised time if it is not that of the order', () => {
  const ready = (promisedAt: string) => plain(ticketOf({ ...order, promisedAt }, context).ready ?? '');
  expect(ready('2026-03-01T20:59:00.000Z')).toBe('يجهز 23:59');
  expect(ready('2026-03-01T21:00:00.000Z')).toBe('يجهز 02/03/2026 00:00');
});

it('says that the sum is paid in cash, with and without parts of it', () => {
  const sums = (totals: GuestOrder['totals']) =>
    ticketOf({ ...order, totals }, context).sums.map((sum) => plain(sum.join(' ')));
  expect(sums([])).toEqual([expect.stringMatching(/^نقدًا .*9/)]);
  const items = { kind: 'items', amount: 7 } as const;
  expect(sums([items, { kind: 'delivery', amount: 2 }]).at(-1)).toMatch(/^المجموع، نقدًا .*9/);
  expect(sums([items, { kind: 'delivery', title: 'خلدا', amount: 0 }])[1]).toBe('التوصيل (خلدا) 0');
});

it('has no sum of dishes without prices', () => {
  expect(ticketOf({ ...order, total: 0, totals: [{ kind: 'items', amount: 0 }] }, context).sums).toEqual([]);
});

it.each([384, 400, 480, 576, 832])('draws no line thinner than 3 dots on paper of %i dots', (width) => {
  const noted = { ...order, notes: 'الباب الثاني', items: order.items.map((line) => ({ ...line, note: 'بدون ملح' })) };
  const boxes = layOut(ticketOf(noted, context), width).marks.flatMap((mark) => (mark.kind === 'box' ? [mark] : []));
  expect(boxes.length).toBeGreaterThan(5);
  for (const { frame, width: across, top, bottom } of boxes)
    expect(Math.min(frame ?? Infinity, across, bottom - top)).toBeGreaterThanOrEqual(3);
});
