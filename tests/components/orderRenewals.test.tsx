import { endpointUrl, formatDate, orderEndpoints, providerDay } from '@qaima/schemas';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeOptions } from '../../stories/support/fake-api/createFakeApi.js';
import { anOrder } from '../../stories/support/fake-api/orders.js';
import { requestBodiesOf, requestsOf, BUSY_RESPONSE, respondWithError } from './openOwnerScreen.js';
import { FIRST_ORDER, openOrders, panelOf, plain } from './openOrders.js';
import { setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());

describe('a renewal', () => {
  const stopped = { ...anOrder(0).menu, active: false, inactiveFrom: '2026-01-01T00:00:00.000Z' };

  it('states period and price, may start the menu, and opens the new order', async () => {
    const { api, user } = openOrders({ orders: [anOrder(0, { menu: stopped }), anOrder(1)] }, FIRST_ORDER);
    const panel = within(await panelOf('سامي العلي'));
    await user.click(panel.getByRole('button', { name: 'تجديد لسنة' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'تجديد اشتراك «سامي العلي» لسنة؟' }));
    expect(dialog.getAllByRole('definition').map(({ textContent }) => plain(textContent))).toEqual([
      'مطعم إنوفا',
      '12/11/2099',
      '12/11/2100',
      '100.00د.أ',
    ]);
    expect(await dialog.findByText(/^على هذا العميل/)).toBeDefined();
    expect(dialog.getByLabelText<HTMLInputElement>('تفعيل القائمة').checked).toBe(true);
    expect(dialog.getByLabelText<HTMLInputElement>('سعر السنة الجديدة').value).toBe('100.00');
    await user.click(dialog.getByRole('button', { name: 'تجديد' }));
    expect(await screen.findByText('جُدّد الاشتراك: الطلب رقم 1048')).toBeDefined();
    expect(requestBodiesOf(api, 'order.renew')).toEqual([{ from: '2099-11-12', totalAmount: 100, start: true }]);
    // The panel of the new order replaces the former one, which has the same name.
    expect(await screen.findByText(/^طلب رقم 1048/)).toBeDefined();
    expect(within(await panelOf('سامي العلي')).getByText('مفعّلة')).toBeDefined();
  });

  it('after a lapse begins today, or at the former end if that is chosen', async () => {
    const [formerEnd, today] = [-30, 0].map((days) =>
      providerDay(new Date(Date.now() + days * 86_400_000).toISOString()),
    );
    const { api, user } = openOrders(
      { orders: [anOrder(0, { subEnd: `${formerEnd}T00:00:00.000Z` })] },
      FIRST_ORDER,
      'en',
    );
    const renew = async (start?: RegExp) => {
      await user.click(within(await panelOf('سامي العلي')).getByRole('button', { name: 'Renew for a year' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      if (start) await user.click(dialog.getByRole('radio', { name: start }));
      const from = dialog.getAllByRole('definition')[1]?.textContent;
      await user.click(dialog.getByRole('button', { name: 'Renew' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      return from;
    };
    expect(await renew(/The former end/)).toBe(formatDate(formerEnd ?? ''));
    expect(requestBodiesOf(api, 'order.renew')).toEqual([{ from: formerEnd, totalAmount: 100 }]);
    cleanup();
    const other = openOrders({ orders: [anOrder(0, { subEnd: `${formerEnd}T00:00:00.000Z` })] }, FIRST_ORDER, 'en');
    expect(await renew()).toBe(formatDate(today ?? ''));
    expect(requestBodiesOf(other.api, 'order.renew')).toEqual([{ from: today, totalAmount: 100 }]);
  });

  it('takes an agreed price, and says if it is invalid, zero or far off', async () => {
    const { api, user } = openOrders({ orders: [anOrder(0)] }, FIRST_ORDER, 'en');
    await user.click(within(await panelOf('سامي العلي')).getByRole('button', { name: 'Renew for a year' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const price = dialog.getByLabelText<HTMLInputElement>('Price of the new year');
    const renew = dialog.getByRole<HTMLButtonElement>('button', { name: 'Renew' });
    const write = (value: string) => fireEvent.change(price, { target: { value } });
    write('12.3456');
    expect([dialog.getByRole('alert').textContent, renew.disabled]).toEqual([
      expect.stringMatching(/three decimals/),
      true,
    ]);
    write('0');
    expect([dialog.getByRole('alert').textContent, renew.disabled]).toEqual([
      expect.stringMatching(/owe nothing/),
      false,
    ]);
    write('1000');
    expect(dialog.getByRole('alert').textContent).toMatch(/far from the proposed/);
    write('١٢٠٫٥');
    expect(dialog.queryByRole('alert')).toBeNull();
    await user.click(renew);
    await screen.findByText('Subscription renewed: order 1048');
    expect(requestBodiesOf(api, 'order.renew')).toEqual([
      { from: '2099-11-12', totalAmount: 100, agreedAmount: 120.5 },
    ]);
  });

  it('that exists is named with a link; another year needs its confirmation', async () => {
    const renewal = anOrder(0, {
      _id: anOrder(7)._id,
      number: 1048,
      subEnd: '2100-11-12T00:00:00.000Z',
      totalAmount: 150,
    });
    const { api, user } = openOrders({ orders: [anOrder(0), renewal] }, FIRST_ORDER, 'en');
    const ask = async () => {
      await user.click(within(await panelOf('سامي العلي')).getByRole('button', { name: 'Renew for a year' }));
      return within(await screen.findByRole('alertdialog'));
    };
    const dialog = await ask();
    expect(plain(dialog.getByRole('alert').textContent)).toBe(
      'This order has been renewed already: Order 1048, from 12/11/2099 until 12/11/2100, with a total of 150.00 JD. What follows is another year after it.',
    );
    await user.click(dialog.getByRole('button', { name: 'Yes, another year' }));
    await screen.findByText('Subscription renewed: order 1049');
    expect(requestBodiesOf(api, 'order.renew')).toEqual([{ from: '2100-11-12', totalAmount: 150, again: true }]);
    cleanup();
    const other = openOrders({ orders: [anOrder(0), renewal] }, FIRST_ORDER, 'en');
    await other.user.click(await screen.findByRole('button', { name: 'Renew for a year' }));
    await other.user.click(await screen.findByRole('link', { name: 'Order 1048' }));
    expect(await within(await panelOf('سامي العلي')).findByText('Order 1048')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('made by a colleague is named in the dialog, and the typed price stays', async () => {
    const { api, user } = openOrders({ orders: [anOrder(0)] }, FIRST_ORDER, 'en');
    await user.click(within(await panelOf('سامي العلي')).getByRole('button', { name: 'Renew for a year' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const price = dialog.getByLabelText<HTMLInputElement>('Price of the new year');
    fireEvent.change(price, { target: { value: '90' } });
    const body = JSON.stringify({ from: '2099-11-12', totalAmount: 100 });
    await api.transport.fetch(endpointUrl(orderEndpoints.renew, { orderId: anOrder(0)._id }), { method: 'POST', body });
    await user.click(dialog.getByRole('button', { name: 'Renew' }));
    expect(await dialog.findByRole('link', { name: 'Order 1048' })).toBeDefined();
    expect(price.value).toBe('90');
    // No notification covers the dialog.
    expect(screen.queryByText('جُدّد هذا الطلب من قبل.')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Yes, another year' }));
    await screen.findByText('Subscription renewed: order 1049');
    expect(requestBodiesOf(api, 'order.renew').at(-1)).toEqual({
      from: '2100-11-12',
      totalAmount: 100,
      agreedAmount: 90,
      again: true,
    });
  });

  it('asks before losing a typed price, on cancel or on following the link', async () => {
    const renewal = anOrder(0, { _id: anOrder(7)._id, number: 1048, subEnd: '2100-11-12T00:00:00.000Z' });
    const { user } = openOrders({ orders: [anOrder(0), renewal] }, FIRST_ORDER, 'en');
    await user.click(within(await panelOf('سامي العلي')).getByRole('button', { name: 'Renew for a year' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const price = dialog.getByLabelText<HTMLInputElement>('Price of the new year');
    fireEvent.change(price, { target: { value: '90' } });
    const answer = async (name: string) => {
      const question = await screen.findByRole('alertdialog', { name: 'You have unsaved changes' });
      await user.click(within(question).getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'You have unsaved changes' })).toBeNull());
    };
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await answer('Keep editing');
    await user.click(dialog.getByRole('link', { name: 'Order 1048' }));
    await answer('Keep editing');
    expect(price.value).toBe('90');
    await user.click(dialog.getByRole('link', { name: 'Order 1048' }));
    await answer('Discard changes');
    expect(await within(await panelOf('سامي العلي')).findByText('Order 1048')).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('whose reply is lost keeps dialog and price, and is resent unchanged', async () => {
    let lost = 0;
    const refuse: FakeOptions['refuse'] = ({ name }) => (name === 'order.renew' && lost++ === 0 ? 'lost' : null);
    const { api, user } = openOrders({ orders: [anOrder(0)], refuse }, FIRST_ORDER, 'en');
    await user.click(within(await panelOf('سامي العلي')).getByRole('button', { name: 'Renew for a year' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const price = dialog.getByLabelText<HTMLInputElement>('Price of the new year');
    fireEvent.change(price, { target: { value: '90' } });
    const lists = () => requestsOf(api, 'order.list').length;
    const before = lists();
    await user.click(dialog.getByRole('button', { name: 'Renew' }));
    await waitFor(() => expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Renew' }).disabled).toBe(false));
    // A list without the renewed order would take the dialog away.
    expect([price.value, lists()]).toEqual(['90', before]);
    await user.click(dialog.getByRole('button', { name: 'Renew' }));
    await screen.findByText('Subscription renewed: order 1048');
    const sent = { from: '2099-11-12', totalAmount: 100, agreedAmount: 90 };
    expect(requestBodiesOf(api, 'order.renew')).toEqual([sent, sent]);
  });

  it('can leave the menu stopped, reports failure; not for a cancelled order', async () => {
    const orders = [anOrder(0, { menu: stopped })];
    const { api, user } = openOrders({ orders, ...respondWithError('order.renew') }, FIRST_ORDER);
    const panel = within(await panelOf('سامي العلي'));
    await user.click(panel.getByRole('button', { name: 'تجديد لسنة' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByLabelText('تفعيل القائمة'));
    await user.click(dialog.getByRole('button', { name: 'تجديد' }));
    expect(await screen.findByText(BUSY_RESPONSE)).toBeDefined();
    expect(requestBodiesOf(api, 'order.renew')).toEqual([{ from: '2099-11-12', totalAmount: 100 }]);
    await user.click(dialog.getByRole('button', { name: 'إلغاء' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(panel.getByRole('switch', { name: 'ملغى' }));
    fireEvent.change(await screen.findByLabelText('السبب'), { target: { value: 'أغلق' } });
    fireEvent.click(screen.getByRole('button', { name: 'إلغاء الطلب' }));
    await waitFor(() => expect(panel.queryByRole('button', { name: 'تجديد لسنة' })).toBeNull());
  });
});
