import { endpointUrl, orderEndpoints } from '@qaima/schemas';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOrder } from '../../stories/support/fake-api/orders.js';
import { requestBodiesOf, requestsOf } from './openOwnerScreen.js';
import { FIRST_ORDER, openOrders, panelOf, plain, rowOf } from './openOrders.js';
import { setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());

describe('an order', () => {
  it('that was renewed names its later order and subscription on cancelling', async () => {
    const later = anOrder(0, { _id: anOrder(1)._id, number: 1050, subEnd: '2199-05-05T00:00:00.000Z' });
    const { user } = openOrders({ orders: [anOrder(0), later] }, FIRST_ORDER, 'en');
    await user.click(within(await panelOf('سامي العلي')).getByRole('switch', { name: 'Cancelled' }));
    const question = await screen.findByRole('alertdialog', { name: 'Cancel order 1047?' });
    await waitFor(() => {
      const text = plain(question.textContent);
      expect(text).toContain('It has been renewed by order 1050, until 05/05/2199');
      expect(text).toContain('It has another subscription: order 1050, until 05/05/2199.');
    });
    const confirm = within(question).getByRole('button', { name: 'Cancel the order' });
    expect(confirm.className).toContain('colorError');
  });

  it('whose end is damaged is shown without it, and can be cancelled', async () => {
    const { user } = openOrders(
      { orders: [anOrder(0, { subEnd: '' }), anOrder(1, { subEnd: '' })] },
      FIRST_ORDER,
      'en',
    );
    const end = within(await rowOf('سامي العلي')).getByLabelText<HTMLInputElement>(/^Subscription end/);
    expect(end.value).toBe('');
    await user.click(within(await panelOf('سامي العلي')).getByRole('switch', { name: 'Cancelled' }));
    const question = await screen.findByRole('alertdialog', { name: 'Cancel order 1047?' });
    await waitFor(() => expect(plain(question.textContent)).toContain('It has no other'));
  });

  it('is restored from cancellation once confirmed, if that restores a debt', async () => {
    const cancelled = anOrder(0, { canceled: true, payments: [], totalOnPaid: 0 });
    const { api, user } = openOrders({ orders: [cancelled] }, `${FIRST_ORDER}&canceled=all`, 'en');
    await user.click(within(await panelOf('سامي العلي')).getByRole('switch', { name: 'Cancelled' }));
    const question = await screen.findByRole('alertdialog', { name: 'Take back the cancellation of order 1047?' });
    expect(plain(question.textContent)).toContain('“سامي العلي”, who owes 100.00 JD again');
    expect(requestsOf(api, 'order.change')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(requestBodiesOf(api, 'order.change')).toMatchObject([{ canceled: false }]));
  });

  it('is cancelled once confirmed, naming order, client and menu’s fate', async () => {
    const day = '2190-01-01T21:00:00.000Z';
    const unpaid = { payments: [], totalOnPaid: 0 };
    for (const [menu, told] of [
      [anOrder(0).menu ?? null, 'Its menu “مطعم إنوفا” stays active as it is.'],
      [{ ...anOrder(0).menu, inactiveFrom: day }, 'stays active until it stops on 02/01/2190, as scheduled.'],
      [{ ...anOrder(0).menu, active: false, inactiveFrom: day }, 'Its menu “مطعم إنوفا” is inactive and stays so.'],
      [null, 'It has no menu.'],
    ] as const) {
      const { api, user } = openOrders({ orders: [anOrder(0, { ...unpaid, menu })] }, FIRST_ORDER, 'en');
      const cancelled = within(await panelOf('سامي العلي')).getByRole<HTMLInputElement>('switch', {
        name: 'Cancelled',
      });
      await user.click(cancelled);
      const question = await screen.findByRole('alertdialog', { name: 'Cancel order 1047?' });
      const text = plain(question.textContent);
      expect(text).toContain('It is an order of the client “سامي العلي”.');
      expect(text).toContain(told);
      expect(text).toContain('100.00 JD is outstanding, and not due any more');
      await user.click(within(question).getByRole('button', { name: 'Keep the order' }));
      expect(requestsOf(api, 'order.change')).toEqual([]);
      await user.click(cancelled);
      const confirm = await screen.findByRole<HTMLButtonElement>('button', { name: 'Cancel the order' });
      expect(confirm.disabled).toBe(true);
      await user.type(screen.getByLabelText('Reason'), 'closed for good');
      await user.click(confirm);
      const sumsBefore = { totalAmount: 100, paid: 0 };
      await waitFor(() =>
        expect(requestBodiesOf(api, 'order.change')).toEqual([
          { canceled: true, sumsBefore, reason: 'closed for good' },
        ]),
      );
      cleanup();
    }
  });

  it('that was paid meanwhile keeps dialog and reason open, with new sums', async () => {
    const { api, user } = openOrders({ orders: [anOrder(0)] }, FIRST_ORDER, 'en');
    await user.click(within(await panelOf('سامي العلي')).getByRole('switch', { name: 'Cancelled' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.type(question.getByLabelText('Reason'), 'closed');
    await api.transport.fetch(endpointUrl(orderEndpoints.pay, { orderId: anOrder(0)._id }), {
      method: 'POST',
      body: JSON.stringify({ method: 'cash', value: 20 }),
    });
    await user.click(question.getByRole('button', { name: 'Cancel the order' }));
    await waitFor(() => expect(plain(question.getByText(/was paid/).textContent)).toContain('70.00 JD'));
    await user.click(question.getByRole('button', { name: 'Cancel the order' }));
    await waitFor(() =>
      expect(requestBodiesOf(api, 'order.change').at(-1)).toMatchObject({ sumsBefore: { paid: 70 }, reason: 'closed' }),
    );
  });
});
