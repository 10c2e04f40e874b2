import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOrder, waitingOrders } from '../../stories/support/fake-api/orders.js';
import { requestsOf } from './openOwnerScreen.js';
import { openStaffConsole } from './openStaffConsole.js';
import { setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1);

describe('the work queue', () => {
  it('is the first screen: each queue with count and sum, and the rows of the chosen one', async () => {
    const orders = [...waitingOrders(4), anOrder(8, { requiredEdits: [{ phoneNo: '0790000000', status: 'unready' }] })];
    const { user } = openStaffConsole('', { orders });
    const [first] = await rowsOf('تنتهي خلال 30 يومًا');
    expect(first!.textContent).toMatch(/مطعم إنوفا.*سامي العلي.*قبل 3 أيام.*50.*لم يُراسَل بعد/);
    const queues = within(screen.getByRole('group', { name: 'ما ينتظر' })).getAllByRole('button');
    expect(queues.map(({ textContent }) => /^\D+(?:30\D+)?(\d+)/.exec(textContent)?.[1])).toHaveLength(5);
    expect(queues[0]!.textContent).toMatch(/4.*400/);
    await user.click(queues[2]!);
    expect(await rowsOf('تعديلات تنتظر')).toHaveLength(1);
    await user.click(queues[4]!);
    expect(await screen.findByText('لا شيء ينتظر هنا')).toBeDefined();
  });

  it('is sorted by a column, again in the other direction, and remembers it in its requests', async () => {
    const { api, user } = openStaffConsole('', { orders: waitingOrders(34) });
    expect(await rowsOf('تنتهي خلال 30 يومًا')).toHaveLength(30);
    const sort = async () => user.click(screen.getByRole('button', { name: 'المتبقي' }));
    const asked = () => requestsOf(api, 'workQueue.read').at(-1)?.query;
    await sort();
    await waitFor(() => expect(asked()).toMatchObject({ sort: 'owed', direction: 'asc' }));
    await sort();
    await waitFor(() => expect(asked()).toMatchObject({ sort: 'owed', direction: 'desc', page: '1' }));
    expect(screen.getByRole('columnheader', { name: 'المتبقي' }).ariaSort).toBe('descending');
    await user.click(screen.getByRole('button', { name: 'الصفحة التالية' }));
    await waitFor(async () => expect(await rowsOf('تنتهي خلال 30 يومًا')).toHaveLength(4));
  });

  it('writes to a client, and says so in the row', async () => {
    const { user } = openStaffConsole('', { orders: waitingOrders(1) });
    const [row] = await rowsOf('تنتهي خلال 30 يومًا');
    await user.click(within(row!).getByRole('button', { name: 'رسالة' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: /فتح/ }));
    await waitFor(async () =>
      expect((await rowsOf('تنتهي خلال 30 يومًا'))[0]!.textContent).not.toContain('لم يُراسَل بعد'),
    );
  });

  it('renews the subscription of a row, once it was asked', async () => {
    const { api, user } = openStaffConsole('', { orders: waitingOrders(1) });
    const [row] = await rowsOf('تنتهي خلال 30 يومًا');
    await user.click(within(row!).getByRole('button', { name: 'تجديد لسنة' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'تجديد' }));
    await waitFor(() => expect(requestsOf(api, 'order.renew')).toHaveLength(1));
    expect(await screen.findByText(/جُدّد/)).toBeDefined();
  });

  it('leads addresses of orders to the table of orders', async () => {
    openStaffConsole('?order=1047');
    expect(await screen.findByRole('complementary', { name: 'سامي العلي' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'الطلبات' }).getAttribute('aria-current')).toBe('page');
  });
});
