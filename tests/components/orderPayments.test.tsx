import { orderEndpoints, endpointUrl } from '@qaima/schemas';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeOptions } from '../../stories/support/fake-api/createFakeApi.js';
import { anOrder } from '../../stories/support/fake-api/orders.js';
import { requestBodiesOf, BUSY_RESPONSE, requestsOf } from './openOwnerScreen.js';
import { FIRST_ORDER, openOrders, panelOf, plain, rowOf } from './openOrders.js';
import { setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());

describe('the payments of an order', () => {
  it('asks which payment is meant among those that fit, and writes it as it is read', async () => {
    const { user } = openOrders(
      { orders: [anOrder(1, { totalAmount: 500, payments: [], totalOnPaid: 0 })] },
      `?order=${anOrder(1)._id}`,
    );
    const panel = await panelOf('رنا منصور');
    const value = within(panel).getByLabelText<HTMLInputElement>('قيمة الدفعة');
    fireEvent.change(value, { target: { value: '1,250' } });
    const question = within(panel).getByRole('group', { name: 'أي رقم تقصد بـ «1,250»؟' });
    expect(
      within(question)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['1.25']);
    await user.click(within(panel).getAllByRole('button', { name: 'إضافة' })[0]!);
    expect(within(panel).getAllByText('أي رقم تقصد بـ «1,250»؟').length).toBeGreaterThan(0);
    fireEvent.change(value, { target: { value: '75،25' } });
    fireEvent.blur(value);
    expect(value.value).toBe('75.25');
  });

  it('takes payments until nothing is left, and asks for none beyond that', async () => {
    const { api, user } = openOrders({}, FIRST_ORDER);
    const panel = await panelOf('سامي العلي');
    const value = within(panel).getByLabelText('قيمة الدفعة');
    await user.type(value, '50.001');
    await user.click(within(panel).getAllByRole('button', { name: 'إضافة' })[0] ?? panel);
    expect(within(panel).getByRole('alert').textContent).toContain('لا يزيد على المتبقي');
    await user.clear(value);
    await user.type(value, '٥٠{Enter}');
    expect(await screen.findByText('تمت إضافة الدفعة إلى الطلب')).toBeDefined();
    expect(requestBodiesOf(api, 'order.pay')).toEqual([{ method: 'cliq', value: 50 }]);
    expect((await rowOf('سامي العلي')).dataset['tone']).toBe('paid');
    expect(within(panel).queryByLabelText('قيمة الدفعة')).toBeNull();
    expect(within(panel).queryByRole('button', { name: /طلب الدفعة/ })).toBeNull();
    expect(await within(panel).findByText('إضافة دفعة')).toBeDefined();
  });

  it('takes back a payment by a counter-entry, which needs a reason', async () => {
    const { api, user } = openOrders({}, FIRST_ORDER, 'en');
    const panel = await panelOf('سامي العلي');
    await user.click(await within(panel).findByRole('button', { name: 'Correct a payment by a counter-entry' }));
    const record = within(panel).getByRole('button', { name: 'Record the counter-entry' });
    const amount = within(panel).getByLabelText('Amount to take off what is paid');
    await user.type(amount, '50.5');
    await user.click(record);
    expect(within(panel).getByRole('alert').textContent).toContain('not above what was paid by this method');
    await user.clear(amount);
    await user.type(amount, '٢٠');
    // Nothing was paid in cash.
    const method = within(panel).getByLabelText('Method of the corrected payment');
    await user.selectOptions(method, 'Cash');
    await user.click(record);
    expect(within(panel).getByRole('alert').textContent).toContain('not above what was paid by this method');
    await user.selectOptions(method, 'CliQ');
    await user.click(record);
    expect(within(panel).getByRole('alert').textContent).toBe('Write the reason of the counter-entry');
    await user.type(within(panel).getByLabelText('Reason'), ' Recorded twice ');
    await user.click(record);
    expect(await screen.findByText('Counter-entry was recorded')).toBeDefined();
    expect(requestBodiesOf(api, 'order.pay')).toEqual([{ method: 'cliq', value: -20, reason: 'Recorded twice' }]);
    expect(within(panel).getByText(/^Counter-entry/).textContent).toBe('Counter-entry: Recorded twice');
    // Among the payments and in the audit log.
    expect(within(panel).getAllByText('-20.00')).toHaveLength(2);
    expect(within(panel).getByText('30%')).toBeDefined();
  });

  it('takes no payment once it is cancelled, and its credit is moved to another order of the client', async () => {
    const client = { user: anOrder(0).user ?? {} };
    const paid = [
      { method: 'cliq', value: 60, date: '2026-11-12T08:00:00.000Z' },
      { method: 'cash', value: 40, date: '2026-11-13T08:00:00.000Z' },
    ] as const;
    const cancelled = anOrder(0, { canceled: true, payments: [...paid], totalOnPaid: 1 });
    const orders = [cancelled, anOrder(1, { ...client, payments: [], totalOnPaid: 0, totalAmount: 80 }), anOrder(2)];
    const { api, user } = openOrders({ orders }, `${FIRST_ORDER}&canceled=all`, 'en');
    const panel = await panelOf('سامي العلي');
    expect(within(panel).getByText(/^This order is cancelled, so no payment is recorded/)).toBeDefined();
    expect(within(panel).queryByLabelText('Value of the payment')).toBeNull();
    expect(within(panel).getAllByText(/^The client has a credit of/)).toHaveLength(1);
    const target = await within(panel).findByLabelText<HTMLSelectElement>('Order that gets the credit');
    expect([...target.options].map(({ text }) => plain(text))).toEqual(['Order 1046 · مطعم إنوفا · 80.00 JD left']);
    await user.click(within(panel).getByRole('button', { name: /^Move .*80\.00/ }));
    const question = await screen.findByRole('alertdialog');
    expect(plain(question.querySelector('h2')?.textContent ?? '')).toBe('Move 80.00 JD from order 1047 to order 1046?');
    await user.click(within(question).getByRole('button', { name: 'Yes, move it' }));
    await waitFor(() =>
      expect(requestsOf(api, 'order.pay').map(({ params, body }) => [params['orderId'], body])).toEqual([
        [orders[1]?._id, { method: 'cliq', value: 60, reason: 'Credit of order 1047' }],
        [cancelled._id, { method: 'cliq', value: -60, reason: 'Moved to order 1046' }],
        [orders[1]?._id, { method: 'cash', value: 20, reason: 'Credit of order 1047' }],
        [cancelled._id, { method: 'cash', value: -20, reason: 'Moved to order 1046' }],
      ]),
    );
    expect(await within(panel).findByText(/^No other order of the client/)).toBeDefined();
  });

  it('records only the counter-entry if that of a moved credit failed, not the payment again', async () => {
    const orders = [anOrder(0, { canceled: true }), anOrder(2, { user: anOrder(0).user ?? {} })];
    let isBusy = true;
    const refuse: FakeOptions['refuse'] = ({ name, params }) =>
      isBusy && name === 'order.pay' && params['orderId'] === orders[0]?._id
        ? { statusCode: 503, message: BUSY_RESPONSE }
        : null;
    const { api, user } = openOrders({ orders, refuse }, `${FIRST_ORDER}&canceled=all`, 'en');
    const panel = await panelOf('سامي العلي');
    await user.click(await within(panel).findByRole('button', { name: /^Move .*50\.00/ }));
    await user.click(await screen.findByRole('button', { name: 'Yes, move it' }));
    const missing = await within(panel).findByText(/but not the counter-entry here \(“Moved to order 1045”\)/);
    expect(within(panel).queryByRole('button', { name: /^Move/ })).toBeNull();
    isBusy = false;
    await user.click(within(panel).getByRole('button', { name: 'Record the counter-entry' }));
    await waitFor(() => expect(missing.isConnected).toBe(false));
    const values = requestBodiesOf(api, 'order.pay').map((body) => (body as { readonly value: number }).value);
    expect(values).toEqual([50, -50, -50]);
  });

  it('shows what is left now when a colleague was faster, beside what was typed', async () => {
    const { api, user } = openOrders({}, FIRST_ORDER, 'en');
    const panel = await panelOf('سامي العلي');
    const value = within(panel).getByLabelText<HTMLInputElement>('Value of the payment');
    await user.type(value, '50');
    const paying = { method: 'POST', body: JSON.stringify({ method: 'cash', value: 40 }) };
    expect((await api.transport.fetch(endpointUrl(orderEndpoints.pay, { orderId: anOrder(0)._id }), paying)).ok).toBe(
      true,
    );
    await user.type(value, '{Enter}');
    expect(await screen.findByText('المبلغ أكبر من المتبقي.')).toBeDefined();
    expect(await within(panel).findByText('10.00 JD left', { normalizer: plain })).toBeDefined();
    expect(value.value).toBe('50');
    expect((await rowOf('سامي العلي')).dataset['tone']).toBe('most');
  });
});
