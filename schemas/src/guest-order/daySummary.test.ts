import { describe, expect, it } from 'vitest';
import { daySummary, type DayFigures } from './daySummary.js';

const figures: DayFigures = {
  venue: 'مطعم إنوفا',
  day: '2026-11-30',
  orders: 14,
  sold: 12,
  sales: 96.25,
  currency: 'JOD',
  services: [
    { service: 'dine-in', orders: 8, sales: 60 },
    { service: 'delivery', orders: 4, sales: 36.25 },
  ],
  items: ['كنافة', 'شاورما', 'Cola', 'حمص'].map((title, index) => ({ title, quantity: 9 - index, sales: 1 })),
  soldOut: ['منسف'],
};
const plain = (lines: readonly string[]) => lines.map((line) => line.replace(/[\u2066-\u2069]/g, ''));

describe('the summary of a day', () => {
  it('says orders, sums, ways, best items and what ran out', () => {
    expect(plain(daySummary(figures, 'ar'))).toEqual([
      'مطعم إنوفا: ملخص الاثنين، 30 نوفمبر 2026',
      'الطلبات: 14',
      'المبيع منها: 12',
      'المبيعات: 96.25 د.أ',
      '- طاولة: 8 (60.00 د.أ)',
      '- توصيل: 4 (36.25 د.أ)',
      'الأكثر مبيعًا: كنافة ×9، شاورما ×8، Cola ×7',
      'نفد: منسف',
    ]);
    expect(plain(daySummary({ ...figures, venue: '', sold: 14 }, 'en'))).toEqual([
      'Summary of Monday, 30 November 2026',
      'Orders: 14',
      'Sales: 96.25 JD',
      '- Table: 8 (60.00 JD)',
      '- Delivery: 4 (36.25 JD)',
      'Best sellers: كنافة ×9, شاورما ×8, Cola ×7',
      'Ran out: منسف',
    ]);
  });

  it('is short on a day without orders, and counts what it leaves out', () => {
    const none = { ...figures, orders: 0, sold: 0, sales: 0, services: [], items: [] };
    const soldOut = Array.from({ length: 12 }, (_, index) => `صنف ${index}`);
    const [, second, third] = plain(daySummary({ ...none, soldOut }, 'ar'));
    expect([second, third?.endsWith('صنف 9، و2 غيرها')]).toEqual(['لا طلبات في هذا اليوم.', true]);
  });
});
