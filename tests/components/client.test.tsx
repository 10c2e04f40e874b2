import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { anOrder } from '../../stories/support/fake-api/orders.js';
import { setUpBrowser } from './browserMocks.js';
import { requestsOf } from './openOwnerScreen.js';
import { openStaffConsole } from './openStaffConsole.js';

beforeEach(() => setUpBrowser());

const user = { username: 'laith.kh', name: 'ليث الخطيب', phone: '+962790000011' };
const orders = [
  anOrder(0, { user, status: 'unready', menu: { _id: 'c'.repeat(24) } }),
  anOrder(1, { user, canceled: true }),
];

it('shows a client’s balance, orders, menus, messages, log; writes to them', async () => {
  const { api, user: mouse } = openStaffConsole('/clients/laith.kh', { orders }, 'en');
  const head = within(await screen.findByRole('region', { name: 'ليث الخطيب' }));
  // Nothing is due for the cancelled order, but what was paid for it counts.
  expect(head.getByLabelText('Account').textContent).toMatch(
    /Total100\.00.*Paid150\.00.*Of it for cancelled orders.{1,3}100\.00.*favour50\.00/,
  );
  expect(head.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+962790000011');
  expect(head.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe('https://wa.me/962790000011');
  expect(head.getByRole('link', { name: 'New order' }).getAttribute('href')).toMatch(
    /createOrder\?username=laith\.kh$/,
  );
  const sold = within(await screen.findByRole('list', { name: 'Orders' })).getAllByRole('link');
  expect(sold[0]!.getAttribute('href')).toContain(`orders?username=laith.kh&canceled=all&order=${orders[0]!._id}`);
  const firstOrder = within(screen.getByRole('list', { name: 'Orders' })).getAllByRole('listitem')[0];
  expect(firstOrder?.textContent).toMatch(/No name.*Not ready/);
  expect(within(await screen.findByRole('list', { name: 'Menus' })).getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByText('No message yet')).toBeDefined();
  const auditLog = within(await screen.findByRole('list', { name: 'Audit log' }));
  expect(auditLog.getAllByRole('listitem')).toHaveLength(10);
  expect(auditLog.getAllByRole('link', { name: 'Menu' })).toHaveLength(10);

  await mouse.click(head.getByRole('button', { name: 'Write a message' }));
  const dialog = within(await screen.findByRole('dialog'));
  const text = () => dialog.getByRole<HTMLTextAreaElement>('textbox').value;
  await dialog.findByRole('textbox');
  expect(text()).toBe('مرحبًا ليث الخطيب،\n');
  await mouse.selectOptions(dialog.getByRole('combobox', { name: 'Template' }), 'renewalDue');
  await waitFor(() => expect(text()).toMatch(/انتهاء اشتراكك/));
  await mouse.selectOptions(dialog.getByRole('combobox', { name: 'Template' }), '');
  await mouse.type(dialog.getByRole('textbox'), 'سنتصل بك غدًا.');
  await mouse.click(dialog.getByRole('link', { name: 'Open the chat' }));
  const sent = within(await screen.findByRole('list', { name: 'Messages sent' }));
  expect(await sent.findByText('free text')).toBeDefined();
  expect(sent.getByText(/سنتصل بك غدًا/)).toBeDefined();
  expect(sent.getByText('Arabic')).toBeDefined();
  expect(requestsOf(api, 'sentMessage.record').at(-1)?.body).toEqual({
    language: 'ar',
    phone: user.phone,
    text: 'مرحبًا ليث الخطيب،\nسنتصل بك غدًا.',
    order: orders[0]!._id,
  });

  await mouse.click(sent.getByRole('button', { name: 'Not sent' }));
  expect(await screen.findByText('No message yet')).toBeDefined();
});

it('requests payment for the newest unpaid order, and warns if none is', async () => {
  const paid = anOrder(1, { user });
  const owing = anOrder(2, { user });
  const chooseRequest = async (sold: readonly ReturnType<typeof anOrder>[]) => {
    const opened = openStaffConsole('/clients/laith.kh', { orders: [...sold] }, 'en');
    await screen.findByRole('list', { name: 'Orders' });
    await opened.user.click(screen.getByRole('button', { name: 'Write a message' }));
    const dialog = within(await screen.findByRole('dialog'));
    await opened.user.selectOptions(dialog.getByRole('combobox', { name: 'Template' }), 'lastPayment');
    await dialog.findByLabelText('To be paid by');
    return { ...opened, dialog };
  };
  const { api, user: mouse, dialog } = await chooseRequest([paid, owing, anOrder(4, { user })]);
  const text = () => dialog.getByLabelText<HTMLTextAreaElement>('Message').value;
  await waitFor(() => expect(text()).toMatch(/80\.00 د\.أ/));
  expect(dialog.queryByRole('alert')).toBeNull();
  await mouse.click(dialog.getByRole('link', { name: 'Open the chat' }));
  await waitFor(() => expect(requestsOf(api, 'sentMessage.record')).toHaveLength(1));
  expect(requestsOf(api, 'sentMessage.record')[0]?.body).toMatchObject({ order: owing._id, kind: 'lastPayment' });
  cleanup();
  const settled = await chooseRequest([paid, anOrder(2, { user, isDemo: true })]);
  expect(settled.dialog.getByRole('alert').textContent).toMatch(/nothing is left to pay for: .*ليث الخطيب/);
});

it('says that a client does not exist', async () => {
  openStaffConsole('/clients/nobody', {}, 'en');
  expect(await screen.findByRole('heading', { name: 'There is no client with this name' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'To the orders' })).toBeDefined();
});
