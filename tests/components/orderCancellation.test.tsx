import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOrder } from '../../stories/support/fake-api/orders.js';
import { requestBodiesOf, requestsOf } from './openOwnerScreen.js';
import { FIRST_ORDER, openOrders, panelOf, plain } from './openOrders.js';
import { setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());

describe('an order', () => {
  it('is cancelled only after a question that names it, its client, and what happens to its menu', async () => {
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
      await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
      await waitFor(() => expect(requestBodiesOf(api, 'order.change')).toEqual([{ canceled: true }]));
      cleanup();
    }
  });
});
