import { orderEndpoints, endpointUrl } from '@qaima/schemas';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOrder } from '../../stories/support/fake-api/orders.js';
import { requestBodiesOf, requestsOf } from './openOwnerScreen.js';
import { FIRST_ORDER, openOrders, panelOf, plain, rowOf } from './openOrders.js';
import { setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());

describe('the payments of an order', () => {
  it('asks which of the fitting payments is meant, and writes it as read', async () => {
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
    expect(requestBodiesOf(api, 'order.pay')).toEqual([{ method: 'cliq', value: 50, paidBefore: 50 }]);
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
    // Amount and reason are both wrong, and both are named.
    expect(within(panel).getByRole('alert').textContent).toMatch(
      /not above what was paid by this method.*\. Write the reason of the counter-entry$/,
    );
    await user.click(within(panel).getByRole('button', { name: 'Close the panel' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }));
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
    const reason = within(panel).getByLabelText<HTMLInputElement>('Reason');
    await user.click(reason);
    await user.paste('r'.repeat(201));
    await user.click(record);
    expect(within(panel).getByRole('alert').textContent).toBe(
      'The reason is too long: 201 characters, and the limit is 200',
    );
    expect([reason.value.length, reason.getAttribute('aria-invalid')]).toEqual([201, 'true']);
    expect(requestBodiesOf(api, 'order.pay')).toEqual([]);
    await user.clear(reason);
    await user.type(reason, ' Recorded twice ');
    await user.click(record);
    const question = await screen.findByRole('alertdialog', {
      name: /^Record a counter-entry of .*20\.00.* for order 1047/,
    });
    expect(plain(question.textContent)).toContain('the client “سامي العلي” has paid, for this reason: Recorded twice.');
    expect(requestBodiesOf(api, 'order.pay')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Record the counter-entry' }));
    expect(await screen.findByText('Counter-entry was recorded')).toBeDefined();
    expect(requestBodiesOf(api, 'order.pay')).toEqual([
      { method: 'cliq', value: -20, reason: 'Recorded twice', paidBefore: 50 },
    ]);
    expect(within(panel).getByText(/^Counter-entry/).textContent).toBe('Counter-entry: Recorded twice');
    // Among the payments and in the audit log.
    expect(within(panel).getAllByText('-20.00')).toHaveLength(2);
    expect(within(panel).getByText('30%')).toBeDefined();
  });

  it('corrects the latest method that received any, keeps input while hidden', async () => {
    const day = '2026-11-01T00:00:00.000Z';
    const payments = [
      { method: 'cash', value: 30, date: day },
      { method: 'cliq', value: 20, date: day },
      { method: 'cliq', value: -20, date: day, reason: 'Wrong method' },
    ] as const;
    const { user } = openOrders({ orders: [anOrder(0, { payments: [...payments] })] }, FIRST_ORDER, 'en');
    const panel = within(await panelOf('سامي العلي'));
    const toggle = panel.getByRole('button', { name: 'Correct a payment by a counter-entry' });
    await user.click(toggle);
    expect(panel.getByLabelText<HTMLSelectElement>('Method of the corrected payment').value).toBe('cash');
    await user.type(panel.getByLabelText('Reason'), 'Recorded twice');
    await user.click(toggle);
    const reason = panel.getByLabelText<HTMLInputElement>('Reason');
    expect(reason.closest('[hidden]')).not.toBeNull();
    await user.click(toggle);
    expect(reason.closest('[hidden]')).toBeNull();
    expect(reason.value).toBe('Recorded twice');
  });

  it('takes no payment once cancelled; its credit moves to another order', async () => {
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
    expect([...target.options].map(({ text }) => plain(text))).toEqual(['Order 1046 · 80.00 JD left · مطعم إنوفا']);
    await user.click(within(panel).getByRole('button', { name: /^Move .*80\.00/ }));
    const question = await screen.findByRole('alertdialog');
    expect(plain(question.querySelector('h2')?.textContent ?? '')).toBe('Move 80.00 JD from order 1047 to order 1046?');
    await user.click(within(question).getByRole('button', { name: 'Yes, move it' }));
    expect(await screen.findByText('Credit moved to order 1046')).toBeDefined();
    expect(requestsOf(api, 'order.moveCredit').map(({ params, body }) => [params['orderId'], body])).toEqual([
      [cancelled._id, { to: orders[1]?._id, amount: 80 }],
    ]);
    expect(await within(panel).findByText(/^No other order of the client/)).toBeDefined();
  });

  it('whose total is below what was paid offers to move or refund the credit', async () => {
    const overpaid = anOrder(0, { totalAmount: 20, totalOnPaid: 1 });
    const orders = [overpaid, anOrder(2, { user: overpaid.user ?? {}, payments: [], totalOnPaid: 0 })];
    const { user } = openOrders({ orders }, FIRST_ORDER, 'en');
    const panel = within(await panelOf('سامي العلي'));
    expect(plain(panel.getByText(/^The client has a credit of/).textContent)).toContain('credit of 30.00 JD from');
    await user.click(panel.getByRole('button', { name: 'Correct a payment by a counter-entry' }));
    expect(panel.getByLabelText('Amount to take off what is paid')).toBeDefined();
    await user.click(await panel.findByRole('button', { name: /^Move .*30\.00/ }));
    await user.click(await screen.findByRole('button', { name: 'Yes, move it' }));
    await waitFor(() => expect(panel.queryByText(/^The client has a credit of/)).toBeNull());
    expect(panel.getByText('of 20.00 JD', { normalizer: plain })).toBeDefined();
  });

  it('is told if another amount can be moved now, and then offers that one', async () => {
    const orders = [anOrder(0, { canceled: true }), anOrder(2, { user: anOrder(0).user ?? {} })];
    const { api, user } = openOrders({ orders }, `${FIRST_ORDER}&canceled=all`, 'en');
    const panel = within(await panelOf('سامي العلي'));
    const move = await panel.findByRole('button', { name: /^Move .*50\.00/ });
    await api.transport.fetch(endpointUrl(orderEndpoints.pay, { orderId: orders[1]?._id ?? '' }), {
      method: 'POST',
      body: JSON.stringify({ method: 'cash', value: 60 }),
    });
    await user.click(move);
    await user.click(await screen.findByRole('button', { name: 'Yes, move it' }));
    expect(await screen.findByText('تغيّر ما يمكن نقله منذ عرضه عليك.')).toBeDefined();
    await user.click(await panel.findByRole('button', { name: 'Try again' }));
    const question = await screen.findByRole('alertdialog');
    expect(plain(question.querySelector('h2')?.textContent ?? '')).toBe('Move 20.00 JD from order 1047 to order 1045?');
    await user.click(within(question).getByRole('button', { name: 'Yes, move it' }));
    expect(await screen.findByText('Credit moved to order 1045')).toBeDefined();
    expect(requestBodiesOf(api, 'order.moveCredit')).toEqual([
      { to: orders[1]?._id, amount: 50 },
      { to: orders[1]?._id, amount: 20 },
    ]);
  });

  it('shows what is left now when a colleague was faster, next to the input', async () => {
    const { api, user } = openOrders({}, FIRST_ORDER, 'en');
    const panel = await panelOf('سامي العلي');
    const value = within(panel).getByLabelText<HTMLInputElement>('Value of the payment');
    await user.type(value, '50');
    const paying = { method: 'POST', body: JSON.stringify({ method: 'cash', value: 40 }) };
    expect((await api.transport.fetch(endpointUrl(orderEndpoints.pay, { orderId: anOrder(0)._id }), paying)).ok).toBe(
      true,
    );
    await user.type(value, '{Enter}');
    expect(await within(panel).findByText('10.00 JD left', { normalizer: plain })).toBeDefined();
    expect(value.value).toBe('50');
    expect((await rowOf('سامي العلي')).dataset['tone']).toBe('most');
    const told = within(within(panel).getByText(/^This was recorded while you typed/));
    // The panel says it, so a notification would only cover that.
    expect(screen.queryByText('تغيّر المدفوع منذ عرضه عليك.')).toBeNull();
    expect([told.getByText('Cash'), told.getByText('40.00'), told.getByText('رنا منصور')]).toHaveLength(3);
    await user.click(within(panel).getByRole('button', { name: 'Record nevertheless' }));
    expect(within(panel).getByText(/^Enter an amount above zero and not above what is left/)).toBeDefined();
    await user.clear(value);
    await user.type(value, '10');
    await user.click(within(panel).getByRole('button', { name: 'Record nevertheless' }));
    expect(await screen.findByText('Payment was added to the order')).toBeDefined();
    expect(requestBodiesOf(api, 'order.pay').at(-1)).toEqual({ method: 'cliq', value: 10, paidBefore: 90 });
  });
});
