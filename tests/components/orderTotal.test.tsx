import { orderEndpoints, endpointUrl } from '@qaima/schemas';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOrder } from '../../stories/support/fake-api/orders.js';
import { requestBodiesOf } from './openOwnerScreen.js';
import { FIRST_ORDER, openOrders, panelOf, plain } from './openOrders.js';
import { setUpBrowser, type renderUser } from './browserMocks.js';

beforeEach(() => setUpBrowser());

describe('the total of an order', () => {
  const openCorrection = async (user: ReturnType<typeof renderUser>) => {
    await user.click(within(await panelOf('سامي العلي')).getByRole('button', { name: 'Correct the total' }));
    return within(await screen.findByRole('alertdialog', { name: 'Correct the total of order 1047?' }));
  };

  it('is corrected with a reason', async () => {
    const { api, user } = openOrders({ orders: [anOrder(0)] }, FIRST_ORDER, 'en');
    const dialog = await openCorrection(user);
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Correct the total' });
    fireEvent.change(dialog.getByLabelText('Correct total'), { target: { value: '٨٠' } });
    expect(confirm.disabled).toBe(true);
    await user.type(dialog.getByLabelText('Reason'), 'discount');
    expect(dialog.queryByRole('alert')).toBeNull();
    await user.keyboard('{Enter}');
    await screen.findByText('Total corrected');
    expect(requestBodiesOf(api, 'order.correctTotal')).toEqual([
      { from: 100, totalAmount: 80, reason: 'discount', belowPaid: false },
    ]);
  });

  it('keeps a correction if the total changed meanwhile, shows the new total', async () => {
    const { api, user } = openOrders({ orders: [anOrder(0)] }, FIRST_ORDER, 'en');
    const dialog = await openCorrection(user);
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Correct the total' });
    fireEvent.change(dialog.getByLabelText('Correct total'), { target: { value: '80' } });
    await user.type(dialog.getByLabelText('Reason'), 'discount');
    await api.transport.fetch(endpointUrl(orderEndpoints.correctTotal, { orderId: anOrder(0)._id }), {
      method: 'PUT',
      body: JSON.stringify({ from: 100, totalAmount: 120, reason: 'a second menu' }),
    });
    await user.click(confirm);
    await waitFor(() => expect(plain(dialog.getByText(/^The total is now/).textContent)).toContain('now 120.00 JD'));
    const values = ['Correct total', 'Reason'].map((label) => dialog.getByLabelText<HTMLInputElement>(label).value);
    expect(values).toEqual(['80', 'discount']);
    await waitFor(() => expect(confirm.disabled).toBe(false));
    // A dialog that closes fades out, and is still there meanwhile.
    expect(screen.getByRole('alertdialog').parentElement?.style.opacity).toBe('1');
    await user.click(confirm);
    await screen.findByText('Total corrected');
    expect(requestBodiesOf(api, 'order.correctTotal').at(-1)).toMatchObject({ from: 120, totalAmount: 80 });
  });

  it('asks before a correction that was typed is lost', async () => {
    const { api, user } = openOrders({ orders: [anOrder(0)] }, FIRST_ORDER, 'en');
    const dialog = await openCorrection(user);
    // Nothing was typed, so nothing is asked.
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const again = await openCorrection(user);
    const reason = again.getByLabelText<HTMLInputElement>('Reason');
    await user.type(reason, 'discount');
    const question = { name: 'You have unsaved changes' };
    await user.click(again.getByRole('button', { name: 'Cancel' }));
    await user.click(within(await screen.findByRole('alertdialog', question)).getByRole('button', { name: /^Keep/ }));
    await waitFor(() => expect(screen.queryByRole('alertdialog', question)).toBeNull());
    expect(reason.value).toBe('discount');
    await user.keyboard('{Escape}');
    await user.click(
      within(await screen.findByRole('alertdialog', question)).getByRole('button', { name: /^Discard/ }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(requestBodiesOf(api, 'order.correctTotal')).toEqual([]);
  });

  it('takes no reason above the limit, and cuts none', async () => {
    const { user } = openOrders({ orders: [anOrder(0)] }, FIRST_ORDER, 'en');
    const dialog = await openCorrection(user);
    fireEvent.change(dialog.getByLabelText('Correct total'), { target: { value: '80' } });
    const reason = dialog.getByLabelText<HTMLInputElement>('Reason');
    await user.click(reason);
    await user.paste('r'.repeat(201));
    expect(plain(dialog.getByRole('alert').textContent)).toBe('At most 200 characters are allowed');
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Correct the total' });
    expect([reason.value.length, confirm.disabled]).toEqual([201, true]);
    await user.type(reason, '{Backspace}');
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(confirm.disabled).toBe(false);
  });

  it('below what was paid says what that leaves to the client', async () => {
    const { api, user } = openOrders({ orders: [anOrder(0)] }, FIRST_ORDER, 'en');
    const dialog = await openCorrection(user);
    fireEvent.change(dialog.getByLabelText('Correct total'), { target: { value: '20' } });
    expect(plain(dialog.getByRole('alert').textContent)).toMatch(/below what was paid: .*30\.00 JD/);
    await user.type(dialog.getByLabelText('Reason'), 'discount');
    await user.click(dialog.getByRole('button', { name: 'Yes, below what was paid' }));
    await waitFor(() => expect(requestBodiesOf(api, 'order.correctTotal')).toMatchObject([{ belowPaid: true }]));
  });
});
