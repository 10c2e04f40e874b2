import { ApiError, fingerprint } from '@qaima/schemas';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOrder } from '../../stories/support/fake-api/orders.js';
import { aMenu } from '../../stories/support/sampleMenu.js';
import { requestBodiesOf, BUSY_RESPONSE, requestsOf, respondWithError } from './openOwnerScreen.js';
import { openOrders, plain, rowOf } from './openOrders.js';
import { setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());

/** A menu with this admin. */
const ownedBy = (admin: string) => aMenu({ institution: { name: 'مطعم إنوفا' }, admins: [admin] });

describe('an edit in the table of orders', () => {
  it('switches a status at once, and reverts it with the server’s message', async () => {
    const { user } = openOrders(respondWithError('order.change'));
    const select = within(await rowOf('سامي العلي')).getByLabelText<HTMLSelectElement>('الحالة: سامي العلي');
    await user.selectOptions(select, 'ready');
    expect(await screen.findByText(BUSY_RESPONSE)).toBeDefined();
    await waitFor(() => expect(select.value).toBe('unready'));
  });

  it('stores a day when its field is left, and not while it is typed', async () => {
    const { api } = openOrders({}, '', 'en');
    const field = within(await rowOf('سامي العلي')).getByLabelText<HTMLInputElement>('Subscription end: سامي العلي');
    expect(field.value).toBe('12/11/2099');
    fireEvent.change(field, { target: { value: '٢/١/٢١٠٠' } });
    expect(requestBodiesOf(api, 'order.changeSubscription')).toEqual([]);
    fireEvent.blur(field);
    // A day that is years ahead needs a reason.
    const late = within(await screen.findByRole('alertdialog', { name: 'A subscription until 02/01/2100?' }));
    const agree = late.getByRole<HTMLButtonElement>('button', { name: 'Yes, this is the day' });
    expect(agree.disabled).toBe(true);
    fireEvent.change(late.getByLabelText('Reason'), { target: { value: 'a long contract' } });
    fireEvent.click(agree);
    expect(await screen.findByText('Sub end date changed to: 02/01/2100')).toBeDefined();
    expect(requestBodiesOf(api, 'order.changeSubscription')).toEqual([
      { endDate: '2100-01-02', reason: 'a long contract' },
    ]);
    // A day that has passed is asked about first.
    fireEvent.change(field, { target: { value: '2/1/2020' } });
    fireEvent.blur(field);
    fireEvent.click(await screen.findByRole('button', { name: 'Back to the date' }));
    await waitFor(() => expect(field.value).toBe('02/01/2100'));
    expect(requestBodiesOf(api, 'order.changeSubscription')).toHaveLength(1);
    // So is an earlier one.
    fireEvent.change(field, { target: { value: '31/12/2099' } });
    fireEvent.blur(field);
    const question = await screen.findByRole('alertdialog', { name: 'Shorten the subscription to 31/12/2099?' });
    expect(within(question).getByText(/^It ends on 02\/01\/2100 now/)).toBeDefined();
    fireEvent.click(within(question).getByRole('button', { name: 'Yes, this is the day' }));
    expect(await screen.findByText('Sub end date changed to: 31/12/2099')).toBeDefined();
    expect(requestBodiesOf(api, 'order.changeSubscription')[1]).toEqual({ endDate: '2099-12-31' });
  });

  it('asks about a day changed by somebody else, then goes by that day', async () => {
    const theirs = '2150-05-05T00:00:00.000Z';
    const conflicts = [{ path: '/endDate', value: theirs }];
    const stale = `/endDate=${fingerprint(anOrder(0).subEnd)}`;
    const { api } = openOrders(
      {
        refuse: ({ name, seen }) =>
          name === 'order.changeSubscription' && seen === stale ? new ApiError('changed', 409, [], conflicts) : null,
      },
      '',
      'en',
    );
    const field = within(await rowOf('سامي العلي')).getByLabelText<HTMLInputElement>('Subscription end: سامي العلي');
    fireEvent.change(field, { target: { value: '13/11/2099' } });
    fireEvent.blur(field);
    const answer = async (title: string, button: string) => {
      const question = within(await screen.findByRole('alertdialog', { name: title }));
      const reason = question.queryByLabelText('Reason');
      if (reason) fireEvent.change(reason, { target: { value: 'agreed' } });
      fireEvent.click(question.getByRole('button', { name: button }));
    };
    await answer('A subscription until 13/11/2099?', 'Yes, this is the day');
    expect(await screen.findByText('05/05/2150')).toBeDefined();
    await answer('Changed meanwhile: Subscription end', 'Keep mine');
    await answer('Shorten the subscription to 13/11/2099?', 'Yes, this is the day');
    expect(await screen.findByText('Sub end date changed to: 13/11/2099')).toBeDefined();
    expect(requestsOf(api, 'order.changeSubscription').at(-1)?.seen).toBe(`/endDate=${fingerprint(theirs)}`);
  });

  it('waits for the answer about an end that was entered by the Enter key', async () => {
    const { user } = openOrders({}, '', 'en');
    const field = within(await rowOf('سامي العلي')).getByLabelText<HTMLInputElement>('Subscription end: سامي العلي');
    await user.clear(field);
    await user.type(field, '1/1/2031{Enter}');
    // The key must not press the button that has the focus once the question is open.
    const question = await screen.findByRole('alertdialog', { name: 'Shorten the subscription to 01/01/2031?' });
    await user.click(within(question).getByRole('button', { name: 'Yes, this is the day' }));
    expect(await screen.findByText('Sub end date changed to: 01/01/2031')).toBeDefined();
  });

  it('keeps an invalid day, says that it was not saved, and can revert it', async () => {
    const { api } = openOrders({}, '', 'en');
    const row = await rowOf('سامي العلي');
    const field = within(row).getByLabelText<HTMLInputElement>('Subscription end: سامي العلي');
    const write = (value: string) => {
      fireEvent.change(field, { target: { value } });
      fireEvent.blur(field);
    };
    write('31/02/2030');
    expect(plain(within(row).getByRole('alert').textContent)).toBe(
      'Not saved: 31/02/2030 is no day of the calendar. Write it like this: 31/12/2026',
    );
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['31/02/2030', 'true']);
    write('');
    expect(within(row).getByRole('alert').textContent).toContain('a date is required');
    fireEvent.click(within(row).getByRole('button', { name: 'Back to 12/11/2099' }));
    expect(within(row).queryByRole('alert')).toBeNull();
    expect(field.value).toBe('12/11/2099');
    expect(requestBodiesOf(api, 'order.changeSubscription')).toEqual([]);
  });

  it('assigns a menu by id or address, and keeps the input if none matches', async () => {
    const { user } = openOrders(
      { orders: [anOrder(0, { canceled: true }), anOrder(2)], menu: ownedBy('client2') },
      '',
      'en',
    );
    const row = await rowOf('خالد زيدان');
    const field = within(row).getByLabelText<HTMLInputElement>('Menu, by name or id: خالد زيدان');
    await user.type(field, 'nowhere{Enter}');
    expect(await screen.findByText('لا توجد قائمة بهذا المعرّف.')).toBeDefined();
    expect(field.value).toBe('nowhere');
    await user.clear(field);
    await user.type(field, 'https://menu.example/m/innova/admin{Enter}');
    expect(await screen.findByText('Menu had been assigned to this order')).toBeDefined();
    await user.click(
      await within(await rowOf('خالد زيدان')).findByRole('button', { name: 'Copy the menu id: مطعم إنوفا' }),
    );
    expect(await screen.findByText('Copied menu ID')).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe(anOrder(0).menu?._id);
  });

  it('offers an order its client’s menus, and those that match the input', async () => {
    const client = { username: 'laith.kh', name: 'ليث الخطيب', phone: '+962790000011' };
    const { api, user } = openOrders({ orders: [anOrder(2, { user: client })] }, '', 'en');
    const field = await screen.findByLabelText<HTMLInputElement>('Menu, by name or id: ليث الخطيب');
    expect(requestsOf(api, 'menu.list')).toEqual([]);
    await user.click(field);
    const offered = async () =>
      within(await screen.findByRole('list', { name: 'Matching menus' })).getAllByRole('button');
    expect((await offered())[0]!.textContent).toMatch(/venue0.*Active/);
    expect(requestsOf(api, 'menu.list').map(({ query }) => query['username'])).toEqual([client.username]);
    await user.type(field, 'شاورما');
    await waitFor(async () => expect((await offered())[0]!.textContent).toMatch(/شاورما.*ليث الخطيب/));
    await user.keyboard('{ArrowDown}{ArrowUp}');
    expect(document.activeElement).toBe(field);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field.value).toMatch(/^[a-z0-9]{24}$/);
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Matching menus' })).toBeNull());
  });

  it('asks before an order gets another order’s or owner’s menu, naming both', async () => {
    const { api, user } = openOrders({ orders: [anOrder(0), anOrder(2)] }, '', 'en');
    const field = () => screen.findByLabelText<HTMLInputElement>('Menu, by name or id: خالد زيدان');
    await user.type(await field(), 'innova{Enter}');
    const question = await screen.findByRole('alertdialog', { name: /^Assign “.مطعم إنوفا.” to order 1045\?$/ });
    expect(
      within(question).getByText(/order 1047 of the client “.سامي العلي.”.*of the client “.خالد زيدان.”/),
    ).toBeDefined();
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(requestsOf(api, 'order.assignMenu')).toEqual([]);
    expect((await field()).value).toBe('innova');
    await user.click(await screen.findByRole('button', { name: 'Assign' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, assign it' }));
    expect(await screen.findByText('Menu had been assigned to this order')).toBeDefined();
  });

  it('asks before assigning a menu others administer, even without order', async () => {
    const { user } = openOrders({ orders: [anOrder(2)], menu: ownedBy('salma.h') }, '', 'en');
    await user.type(await screen.findByLabelText('Menu, by name or id: خالد زيدان'), 'innova{Enter}');
    const question = await screen.findByRole('alertdialog');
    expect(within(question).getByText(/^“.salma\.h.” administers it/)).toBeDefined();
  });
});
