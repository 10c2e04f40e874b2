/** The fixed texts of tickets, in the language of the venue. (docs/spec/domain.md#tickets) */
import { isolateAuto, isolateLtr, type Language } from '@qaima/schemas';

/** A table and its zone. */
const named = (table: string, zone = '') => (zone ? `${table} · ${isolateAuto(zone)}` : table);

const ar = {
  combos: 'وجبات مجمّعة',
  others: 'أصناف أخرى',
  dates: (from: string, to: string) => `من ${isolateLtr(from)} إلى ${isolateLtr(to)}`,
  days: (days: number) => `الأيام: ${isolateLtr(days)}`,
  total: 'المجموع، نقدًا',
  cash: 'نقدًا',
  table: (label: string, zone?: string) => named(`طاولة ${isolateAuto(label)}`, zone),
  guests: (count: number) => `عدد الضيوف: ${isolateLtr(count)}`,
  reprint: 'نسخة',
  corrected: 'تعديل',
  practice: 'تدريب',
  ready: (time: string) => `يجهز ${isolateLtr(time)}`,
  part: (printer: string, lines: number, all: number) =>
    `جزء من الطلب${printer ? `، ${isolateAuto(printer)}` : ''}، الأسطر: ${isolateLtr(lines)} من ${isolateLtr(all)}`,
  note: (text: string) => `ملاحظة: ${isolateAuto(text)}`,
  lines: (lines: number) => `الأسطر: ${isolateLtr(lines)}`,
  pieces: (pieces: number) => `القطع: ${isolateLtr(pieces)}`,
  test: {
    mark: 'تجربة',
    printer: 'طابعة',
    note: 'إن كانت الحروف متصلة ومن اليمين إلى اليسار فالطابعة جاهزة.',
    section: 'مثال',
    title: 'شاورما دجاج',
    size: 'كبير',
    extra: 'جبنة',
    lineNote: 'بدون مخلل',
  },
};

const en: typeof ar = {
  combos: 'Combos',
  others: 'Other items',
  dates: (from, to) => `From ${isolateLtr(from)} to ${isolateLtr(to)}`,
  days: (days) => `Days: ${isolateLtr(days)}`,
  total: 'Total, cash',
  cash: 'Cash',
  table: (label, zone) => named(`Table ${isolateAuto(label)}`, zone),
  guests: (count) => `Guests: ${isolateLtr(count)}`,
  reprint: 'Copy',
  corrected: 'Corrected',
  practice: 'Practice',
  ready: (time) => `Ready ${isolateLtr(time)}`,
  part: (printer, lines, all) =>
    `Part of the order${printer ? `, ${isolateAuto(printer)}` : ''}: ${isolateLtr(lines)} of ${isolateLtr(all)} lines`,
  note: (text) => `Note: ${isolateAuto(text)}`,
  lines: (lines) => `Lines: ${isolateLtr(lines)}`,
  pieces: (pieces) => `Pieces: ${isolateLtr(pieces)}`,
  test: {
    mark: 'Test',
    printer: 'Printer',
    note: 'If the Arabic letters are joined, from right to left, the printer is ready: شاورما دجاج',
    section: 'Example',
    title: 'Chicken shawarma',
    size: 'Large',
    extra: 'Cheese',
    lineNote: 'No pickles',
  },
};

export const TICKET_TEXTS: Readonly<Record<Language, typeof ar>> = { ar, en };
