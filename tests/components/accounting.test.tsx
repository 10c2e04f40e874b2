import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { anOrder } from '../../stories/support/fake-api/orders.js';
import { setUpBrowser } from './browserMocks.js';
import { openStaffConsole } from './openStaffConsole.js';

beforeEach(() => setUpBrowser());

const orders = [
  anOrder(0, {
    totalAmount: 100,
    createdAt: '2026-11-30T08:00:00.000Z',
    payments: [
      { method: 'cliq', value: 50.125, date: '2026-11-30T08:00:00.000Z' },
      { method: 'cash', value: 20, date: '2026-12-01T08:00:00.000Z' },
      { method: 'cash', value: -5, reason: 'خطأ', date: '2026-12-01T08:00:00.000Z' },
    ],
  }),
];

it('shows the months, the latest first, with what was due and received, and their sums', async () => {
  openStaffConsole('/accounting', { orders }, 'en');
  const table = await screen.findByRole('table', { name: 'Due and received per month' });
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent.replace(/\s*JD/, '')));
  expect(cells).toEqual([
    ['2026-12', '0.00', '0.00', '20.00', '-5.00', '15.00', '0.00'],
    ['2026-11', '100.00', '50.125', '0.00', '0.00', '50.125', '34.875'],
    ['Sum', '100.00', '50.125', '20.00', '-5.00', '65.125', '34.875'],
  ]);
});

it('says that there is nothing yet', async () => {
  openStaffConsole('/accounting', { orders: [] });
  expect(await screen.findByText('لا مستحقات ولا دفعات بعد')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'تنزيل Excel' })).toBeNull();
});
