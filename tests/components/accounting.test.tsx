import { calendarMonth, providerDay } from '@qaima/schemas';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { anOrder } from '../../stories/support/fake-api/orders.js';
import { setUpBrowser } from './browserMocks.js';
import { requestsOf } from './openOwnerScreen.js';
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

it('shows months, latest first, with amounts due and received, and sums', async () => {
  openStaffConsole('/accounting', { orders }, 'en');
  const table = await screen.findByRole('table', { name: 'Due and received per month' });
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent.replace(/\s*JD/, '')));
  expect(cells).toEqual([
    ['Sum', '100.00', '50.125', '20.00', '-5.00', '50.125', '15.00', '65.125', '0.00', '34.875'],
    ['2026-12', '0.00', '0.00', '20.00', '-5.00', '0.00', '15.00', '15.00', '0.00', '0.00'],
    ['2026-11', '100.00', '50.125', '0.00', '0.00', '50.125', '0.00', '50.125', '0.00', '34.875'],
  ]);
  const heads = within(table).getAllByRole('columnheader').slice(1);
  expect(heads.every(({ textContent }) => textContent.endsWith(' (JD)'))).toBe(true);
});

it('adds up what was received, by purpose, and what is outstanding', async () => {
  const canceled = anOrder(1, {
    canceled: true,
    createdAt: '2026-11-10T08:00:00.000Z',
    payments: [{ method: 'cash', value: 30, date: '2026-12-02T08:00:00.000Z' }],
  });
  const { user } = openStaffConsole('/accounting', { orders: [...orders, canceled] }, 'en');
  const equation = await screen.findByRole('group', { name: 'How what is due adds up' });
  expect(equation.textContent.replaceAll(/\s*JD/g, ' ')).toBe(
    '95.125 Net received−30.00 Received for cancelled orders+34.875 Outstanding of the month’s orders=100.00 Due',
  );
  expect(await screen.findByRole('img', { name: 'Due and received per month' })).toBeDefined();
  const [sum] = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  await user.click(within(sum!).getByRole('button', { description: /Received for cancelled orders/ }));
  const panel = within(await screen.findByRole('complementary', { name: 'Received for cancelled orders · Sum' }));
  expect((await panel.findAllByRole('listitem')).map(({ textContent }) => /\d+\.\d\d/.exec(textContent)?.[0])).toEqual([
    '30.00',
  ]);
});

it('explains what payments for orders outside of the period change', async () => {
  openStaffConsole('/accounting?from=2026-12-01', { orders }, 'en');
  const equation = await screen.findByRole('group', { name: 'How what is due adds up' });
  expect(equation.textContent.replaceAll(/\s*JD/g, ' ')).toMatch(
    /^15\.00 Net received−0\.00 .*−15\.00 Received for orders of other periods\+0\.00 .*=0\.00 Due$/,
  );
});

it('folds the months of former years', async () => {
  const old = anOrder(1, { createdAt: '2024-03-10T08:00:00.000Z', payments: [] });
  const { user } = openStaffConsole('/accounting', { orders: [...orders, old] }, 'en');
  const fold = await screen.findByRole('button', { name: 'Months of 2024', expanded: false });
  expect(screen.getByRole('row', { name: /^2026-12/ })).toBeDefined();
  expect(screen.queryByRole('row', { name: /^2024-03/ })).toBeNull();
  await user.click(fold);
  expect(screen.getByRole('row', { name: /^2024-03/ })).toBeDefined();
});

it('lists the payments behind a figure, with client and order', async () => {
  const { api, user } = openStaffConsole('/accounting?to=2026-12-15', { orders }, 'en');
  const table = await screen.findByRole('table', { name: 'Due and received per month' });
  const december = within(table).getByRole('row', { name: /^2026-12/ });
  // What is due, and what is zero, adds up no payments.
  expect(within(december).getAllByRole('button')).toHaveLength(4);
  await user.click(within(december).getByRole('button', { name: /15\.00/, description: /Net in cash/ }));
  const panel = within(await screen.findByRole('complementary', { name: 'Net in cash · 2026-12' }));
  const rows = await panel.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => /-?\d+\.\d\d/.exec(textContent)?.[0])).toEqual(['-5.00', '20.00']);
  expect(within(rows[0]!).getByRole('link', { name: 'سامي العلي' }).getAttribute('href')).toContain('/clients/client0');
  expect(within(rows[0]!).getByRole('link', { name: 'Order 1047' }).getAttribute('href')).toMatch(/order=\w+$/);
  expect(requestsOf(api, 'accounting.payments').at(-1)?.query).toMatchObject({
    figure: 'netCash',
    from: '2026-12-01',
    to: '2026-12-15',
  });
  expect(panel.getByText('15.00', { exact: false, selector: 'strong *' })).toBeDefined();
  expect(panel.getByText('From 01/12/2026 to 15/12/2026')).toBeDefined();
  await user.click(panel.getByRole('button', { name: 'Download Excel' }));
  await waitFor(() =>
    expect(requestsOf(api, 'accounting.payments').at(-1)?.query).toEqual({
      figure: 'netCash',
      from: '2026-12-01',
      to: '2026-12-15',
      excel: '1',
    }),
  );
  await user.click(panel.getByRole('button', { name: 'Close the panel' }));
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('limits months and spreadsheet to a period, and refuses a reversed one', async () => {
  const { api, user } = openStaffConsole('/accounting?from=2026-12-01', { orders }, 'en');
  const months = async (count: number) =>
    waitFor(() => expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toHaveLength(count));
  await screen.findByRole('table');
  expect(requestsOf(api, 'accounting.months').at(-1)?.query).toEqual({ from: '2026-12-01' });
  await months(2);
  await user.click(screen.getByRole('button', { name: 'All days' }));
  await months(3);
  // A year replaces what is no date in either field.
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '31/2/2026' } });
  fireEvent.blur(screen.getByLabelText('To'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^To: /);
  await user.click(screen.getByRole('button', { name: 'This year' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  const year = new Date().getFullYear();
  await waitFor(() =>
    expect(requestsOf(api, 'accounting.months').at(-1)?.query).toEqual({ from: `${year}-01-01`, to: `${year}-12-31` }),
  );
  await user.click(screen.getByRole('button', { name: 'Today' }));
  const today = providerDay(new Date().toISOString());
  await waitFor(() => expect(requestsOf(api, 'accounting.months').at(-1)?.query).toEqual({ from: today, to: today }));
  await user.click(screen.getByRole('button', { name: 'This month' }));
  await waitFor(() => expect(requestsOf(api, 'accounting.months').at(-1)?.query).toEqual({ ...calendarMonth(today) }));
  await user.click(screen.getByRole('button', { name: 'All days' }));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '1/12/2026' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '30/11/2026' } });
  expect((await screen.findByRole('alert')).textContent).toBe('The last day is before the first one.');
  expect(screen.queryByRole('button', { name: 'Download Excel' })).toBeNull();
  expect(requestsOf(api, 'accounting.months').at(-1)?.query).not.toHaveProperty('to', '2026-11-30');
});

it('says that there is nothing yet', async () => {
  openStaffConsole('/accounting', { orders: [] });
  expect(await screen.findByText('لا مستحقات ولا دفعات بعد')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'تنزيل Excel' })).toBeNull();
});
