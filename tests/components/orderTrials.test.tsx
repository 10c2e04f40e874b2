import { endpointUrl, formatDate, orderEndpoints, yearOfPaidDemo } from '@qaima/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeOptions } from '../../stories/support/fake-api/createFakeApi.js';
import { anOrder } from '../../stories/support/fake-api/orders.js';
import { requestBodiesOf } from './openOwnerScreen.js';
import { openOrders, panelOf, plain } from './openOrders.js';
import { setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());

describe('a demo', () => {
  it('that is fully paid is offered a year from its end', async () => {
    const trial = { isDemo: true, demoEndDate: '2099-12-30T00:00:00.000Z' };
    const answers: (() => void)[] = [];
    const hold: FakeOptions['hold'] = ({ name }) =>
      name === 'order.change' ? new Promise((resolve) => answers.push(resolve)) : undefined;
    const { api, user } = openOrders({ orders: [anOrder(1, trial)], hold }, `?order=${anOrder(1)._id}`, 'en');
    const panel = within(await panelOf('رنا منصور'));
    const offer = 'Make it a subscription for this year';
    expect(panel.getByText(/from .*30\/12\/2099.* until .*30\/12\/2100/)).toBeDefined();
    await user.click(panel.getByRole('button', { name: offer }));
    const question = await screen.findByRole('alertdialog', { name: 'Make order 1046 a subscription?' });
    expect(plain(question.textContent)).toMatch(
      /client “رنا منصور”, who has paid .*from 30\/12\/2099 until 30\/12\/2100/,
    );
    expect(requestBodiesOf(api, 'order.change')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Make it a subscription' }));
    expect(panel.getByRole<HTMLButtonElement>('button', { name: offer }).disabled).toBe(true);
    await waitFor(() => expect(answers).toHaveLength(1));
    answers.pop()?.();
    await waitFor(() => expect(panel.queryByRole('button', { name: offer })).toBeNull());
    expect(requestBodiesOf(api, 'order.change')).toEqual([
      {
        isDemo: false,
        subEnd: '2100-12-30T00:00:00.000Z',
        endsBefore: { subEnd: '2099-11-12T00:00:00.000Z', demoEndDate: '2099-12-30T00:00:00.000Z' },
      },
    ]);
  });

  it('that is fully paid becomes its year’s subscription, not a renewal', async () => {
    const trial = { isDemo: true, demoEndDate: '2099-12-30T00:00:00.000Z' };
    const { api, user } = openOrders({ orders: [anOrder(1, trial)] }, `?order=${anOrder(1)._id}`, 'en');
    const panel = within(await panelOf('رنا منصور'));
    await user.click(panel.getByRole('button', { name: 'Renew for a year' }));
    await user.click(await screen.findByRole('button', { name: 'Make it a subscription' }));
    await waitFor(() =>
      expect(requestBodiesOf(api, 'order.change')).toMatchObject([
        { isDemo: false, subEnd: '2100-12-30T00:00:00.000Z' },
      ]),
    );
    expect(requestBodiesOf(api, 'order.renew')).toEqual([]);
  });

  it('whose end has changed meanwhile is offered the year from its new end', async () => {
    const trial = { isDemo: true, demoEndDate: '2099-12-30T00:00:00.000Z' };
    const { api, user } = openOrders({ orders: [anOrder(1, trial)] }, `?order=${anOrder(1)._id}`, 'en');
    const panel = within(await panelOf('رنا منصور'));
    const offer = panel.getByRole<HTMLButtonElement>('button', { name: 'Make it a subscription for this year' });
    await api.transport.fetch(endpointUrl(orderEndpoints.change, { orderId: anOrder(1)._id }), {
      method: 'PUT',
      body: JSON.stringify({ demoEndDate: '2100-01-15T00:00:00.000Z' }),
    });
    await user.click(offer);
    await user.click(await screen.findByRole('button', { name: 'Make it a subscription' }));
    expect(await screen.findByText('تغيّرت نهاية التجربة منذ عرضها عليك.')).toBeDefined();
    expect(await panel.findByText(/from .*15\/01\/2100.* until .*15\/01\/2101/)).toBeDefined();
    expect(offer.disabled).toBe(false);
  });

  it('that is not fully paid becomes a subscription after naming its debt', async () => {
    const trial = anOrder(0, { isDemo: true, subEnd: '2099-05-06T00:00:00.000Z' });
    const { api, user } = openOrders({ orders: [trial] }, `?order=${trial._id}`, 'en');
    const panel = within(await panelOf('سامي العلي'));
    const demo = panel.getByRole<HTMLInputElement>('switch', { name: 'Demo' });
    await user.click(demo);
    const question = await screen.findByRole('alertdialog', { name: 'Make order 1047 a subscription?' });
    expect(plain(question.textContent)).toContain(
      'client “سامي العلي”, who then owes 50.00 JD. Its subscription end is 06/05/2099.',
    );
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(demo.checked).toBe(true);
    expect(requestBodiesOf(api, 'order.change')).toEqual([]);
    await user.click(demo);
    await user.click(await screen.findByRole('button', { name: 'Make it a subscription' }));
    await waitFor(() => expect(requestBodiesOf(api, 'order.change')).toMatchObject([{ isDemo: false }]));
  });

  it('that is fully paid without an end is offered a year from today', async () => {
    openOrders({ orders: [anOrder(1, { isDemo: true })] }, `?order=${anOrder(1)._id}`, 'en');
    const panel = within(await panelOf('رنا منصور'));
    const { from, until } = yearOfPaidDemo({ demoEndDate: null }, new Date());
    expect(plain(panel.getByText(/still a demo/).textContent)).toContain(
      `from ${formatDate(from)} until ${formatDate(until)}`,
    );
  });
});
