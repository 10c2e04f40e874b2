import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/calendarDays.js';
import { calendarMonth, calendarYear, commonDays } from './accountingPeriod.js';
import {
  addAmounts,
  isReceived,
  monthlyAmounts,
  netReceived,
  type AccountedOrder,
  type MonthlyAmounts,
} from './monthlyAmounts.js';
import { paymentsBehind, type PaymentFigure } from './paymentsBehind.js';
import { statementOf, statementSums, type StatementOrder } from './statement.js';

const day = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const payment = fc.record({
  method: fc.constantFrom('cliq' as const, 'cash' as const),
  value: fc.integer({ min: -50_000, max: 100_000 }),
  day,
  transfer: fc.option(fc.constant(7), { nil: undefined, freq: 9 }),
});

const order = fc.record({
  number: fc.integer({ min: 1, max: 9999 }),
  total: fc.integer({ min: 0, max: 200_000 }),
  canceled: fc.boolean(),
  isDemo: fc.boolean(),
  day,
  payments: fc.array(payment, { maxLength: 5 }),
});

const orders = fc.uniqueArray(order, { selector: ({ number }) => number, maxLength: 12 });

/** What is due, by the other amounts. (docs/spec/domain.md#accounting) */
const explainedDue = (amounts: MonthlyAmounts) =>
  netReceived(amounts) - amounts.canceled - amounts.overpaid - amounts.otherPeriods + amounts.outstanding;

/** The counter-entry left of it, for example in damaged data, is owed, although nothing was due. */
const CORRECTED_FREE_ORDER = {
  ...{ number: 1, total: 0, canceled: false, isDemo: false, day: '2025-01-01' },
  payments: [{ method: 'cliq' as const, value: -1, day: '2025-01-01', transfer: undefined }],
};

const receivedOf = ({ payments }: AccountedOrder) =>
  payments.reduce((sum, { value, transfer }) => sum + (transfer === undefined ? value : 0), 0);

const paidOf = ({ payments }: AccountedOrder) => payments.reduce((sum, { value }) => sum + value, 0);

/** What an order charges: a demo only what was paid of its total. */
const charged = (one: AccountedOrder) => {
  if (one.canceled) return 0;
  return one.isDemo ? Math.min(one.total, Math.max(0, paidOf(one))) : one.total;
};

describe('the months', () => {
  it('lose nothing: their sums are those of all orders and payments', () => {
    fc.assert(
      fc.property(orders, (all) => {
        const sum = addAmounts(monthlyAmounts(all));
        const sold = all.filter(({ canceled, isDemo }) => !canceled && !isDemo);
        expect(sum.due).toBe(all.reduce((due, one) => due + charged(one), 0));
        expect(sum.outstanding).toBe(sold.reduce((left, one) => left + Math.max(0, one.total - paidOf(one)), 0));
        expect(netReceived(sum)).toBe(all.reduce((paid, one) => paid + receivedOf(one), 0));
        expect(sum.netCliq + sum.netCash).toBe(sum.cliq + sum.cash + sum.corrections);
        expect(sum.corrections <= 0 && sum.cliq >= 0 && sum.cash >= 0).toBe(true);
      }),
      { examples: [[[CORRECTED_FREE_ORDER]]] },
    );
  });

  it('add up the payments that are listed behind each figure', () => {
    fc.assert(
      fc.property(orders, day, day, (all, one, other) => {
        const [from, to] = [one, other].toSorted();
        const period = { from, to };
        const sum = addAmounts(monthlyAmounts(all, period));
        const listed = (figure: PaymentFigure) =>
          paymentsBehind(all, figure, period).reduce(
            (total, { order: { payments }, index }) => total + (payments[index]?.value ?? 0),
            0,
          );
        for (const figure of ['cliq', 'cash', 'corrections', 'netCliq', 'netCash', 'canceled'] as const)
          expect(listed(figure)).toBe(sum[figure]);
        expect(listed('net')).toBe(netReceived(sum));
        const days = paymentsBehind(all, 'net').map(({ order: { payments }, index }) => payments[index]?.day ?? '');
        expect(days).toEqual(days.toSorted().reverse());
      }),
    );
  });

  it('are the latest first, each once, whatever the order of the rows', () => {
    fc.assert(
      fc.property(orders, (all) => {
        const months = monthlyAmounts(all);
        const names = months.map(({ month }) => month);
        expect(names).toEqual([...new Set(names)].toSorted().reverse());
        expect(monthlyAmounts(all.toReversed())).toEqual(months);
      }),
    );
  });

  it('of two periods that meet add up to those of both', () => {
    fc.assert(
      fc.property(orders, day, (all, last) => {
        const next = addDays(last, 1);
        const parts = [monthlyAmounts(all, { to: last }), monthlyAmounts(all, { from: next })];
        expect(addAmounts(parts.flat())).toEqual(addAmounts(monthlyAmounts(all)));
        expect(parts[0]?.every(({ month }) => month <= last.slice(0, 7))).toBe(true);
      }),
    );
  });

  it('keep a payment in its own month, by its method', () => {
    const months = monthlyAmounts([
      {
        total: 99_000,
        canceled: false,
        isDemo: false,
        day: '2026-11-30',
        payments: [
          { method: 'cliq', value: 50_000, day: '2026-11-30' },
          { method: 'cash', value: 40_000, day: '2026-12-01' },
          { method: 'cash', value: -10_000, day: '2026-12-02' },
        ],
      },
    ]);
    const none = addAmounts([]);
    expect(months).toEqual([
      { ...none, month: '2026-12', cash: 40_000, corrections: -10_000, netCash: 30_000, otherPeriods: 30_000 },
      {
        ...none,
        month: '2026-11',
        due: 99_000,
        cliq: 50_000,
        netCliq: 50_000,
        otherPeriods: -30_000,
        outstanding: 19_000,
      },
    ]);
  });

  it('explain the amounts due by what was received, per month and per period', () => {
    fc.assert(
      fc.property(orders, day, day, (all, one, other) => {
        // A moved credit has two entries that add up to nothing; here there are none.
        const unmoved = all
          .map((order) => ({ ...order, payments: order.payments.filter(isReceived) }))
          .filter((order) => paidOf(order) >= 0);
        const [from, to] = [one, other].toSorted();
        for (const period of [{}, { from, to }, { from }, { to }]) {
          const months = monthlyAmounts(unmoved, period);
          for (const amounts of [...months, addAmounts(months)]) expect(explainedDue(amounts)).toBe(amounts.due);
        }
        expect(addAmounts(monthlyAmounts(unmoved)).otherPeriods).toBe(0);
      }),
    );
  });

  it('counts a credit moved from a cancelled order to another one only once', () => {
    const moved = { method: 'cash' as const, value: 70, day: '2026-03-02', transfer: 7 };
    const sold = { total: 80, canceled: false, isDemo: false, day: '2026-02-01', payments: [moved] };
    const canceled = {
      ...sold,
      canceled: true,
      payments: [
        { method: 'cash' as const, value: 70, day: '2026-01-05' },
        { ...moved, value: -70 },
      ],
    };
    const sum = addAmounts(monthlyAmounts([sold, canceled]));
    expect(sum).toMatchObject({ due: 80, canceled: 0, overpaid: 0, otherPeriods: 0, outstanding: 10 });
    expect([netReceived(sum), explainedDue(sum)]).toEqual([70, 80]);
  });
});

describe('the statement', () => {
  it('ends with what the client owes in all, and its days ascend', () => {
    fc.assert(
      fc.property(orders, (all: readonly StatementOrder[]) => {
        const { lines } = statementOf(all);
        expect(lines).toHaveLength(all.reduce((count, { payments }) => count + 1 + payments.length, 0));
        const owed = all.reduce((sum, one) => sum + charged(one) - paidOf(one), 0);
        expect(lines.at(-1)?.balance ?? 0).toBe(owed);
        const days = lines.map((line) => line.day);
        expect(days).toEqual(days.toSorted());
      }),
    );
  });

  it.each([
    ['canceled-order', { canceled: true, isDemo: true }],
    ['canceled-order', { canceled: true, isDemo: false }],
  ])('owes nothing for a %s, and keeps what was paid for it', (kind, flags) => {
    const payments = [{ method: 'cash' as const, value: 20, day: '2026-01-01' }];
    const { lines } = statementOf([{ number: 7, total: 99, ...flags, day: '2026-01-01', payments }]);
    expect(lines.map((line) => [line.kind, line.balance])).toEqual([
      [kind, 0],
      ['payment', -20],
    ]);
  });

  it('charges a demo what was paid of its total, so that no balance is left', () => {
    const payments = [{ method: 'cash' as const, value: 50, day: '2026-01-02' }];
    const demo = { canceled: false, isDemo: true, day: '2026-01-01', payments };
    const unpaid = { ...demo, number: 9, total: 99, isDemo: false, payments: [] };
    const { lines } = statementOf([{ ...demo, number: 7, total: 50 }, { ...demo, number: 8, total: 99 }, unpaid]);
    expect(lines.map(({ kind, number, due }) => [kind, number, due]).slice(0, 3)).toEqual([
      ['demo-order', 7, 50],
      ['demo-order', 8, 50],
      ['order', 9, 99],
    ]);
    expect(lines.at(-1)?.balance).toBe(99);
    const overpaid = statementOf([{ ...demo, number: 7, total: 20 }]);
    expect(overpaid.lines.at(-1)?.balance).toBe(-30);
  });

  it('starts a period with the balance before it, and loses nothing', () => {
    fc.assert(
      fc.property(orders, day, (all: readonly StatementOrder[], last) => {
        const before = statementOf(all, { to: last });
        const after = statementOf(all, { from: addDays(last, 1) });
        expect(before.opening).toBe(0);
        expect(after.opening).toBe(statementSums(before).balance);
        expect([...before.lines, ...after.lines]).toEqual(statementOf(all).lines);
        const { due, paid, balance } = statementSums(after);
        expect(balance).toBe(after.opening + due - paid);
      }),
    );
  });
});

it('a calendar year has its first and last day', () => {
  expect(calendarYear('2026-11-26')).toEqual({ from: '2026-01-01', to: '2026-12-31' });
  expect(calendarYear('2026-11-26', -1)).toEqual({ from: '2025-01-01', to: '2025-12-31' });
});

it('the days of a month, and those that two periods have in common', () => {
  expect(calendarMonth('2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(commonDays({ from: '2026-11-15' }, calendarMonth('2026-11-02'))).toEqual({
    from: '2026-11-15',
    to: '2026-11-30',
  });
  expect(commonDays({}, {})).toEqual({ from: undefined, to: undefined });
});
