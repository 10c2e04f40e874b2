import type { CartLine, GuestOrder } from '@qaima/schemas';
import { expect, it } from 'vitest';
import { ticketOf } from './content';

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

it('lists all that a combo contains, and puts a minus before what is left out', () => {
  const { groups } = ticketOf(order, { venue: 'إنوفا', language: 'ar', timeZone: 'Asia/Amman' });
  const details = groups.flatMap(({ lines }) => lines.flatMap((line) => line.details));
  const plain = details.map(({ sign, text }) => `${sign} ${text.replace(/[\u2066-\u2069]/g, '')}`);
  expect(plain).toEqual(['▪ شاورما', '▪ بدون كافيين', '− بدون بصل', '+ جبنة', '− بدون مخلل', '− بدون طماطم']);
});

it('prints no number on the ticket of a practice order, which has none', () => {
  const context = { venue: 'إنوفا', language: 'ar', timeZone: 'Asia/Amman' } as const;
  const practice = ticketOf({ ...order, isPractice: true }, context);
  expect([practice.number, practice.marks]).toEqual(['', ['تدريب']]);
  expect(ticketOf({ ...order, number: 27 }, context).number).toBe('27');
});
