import { formatDateTimeInZone, parseDate } from '@qaima/schemas';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { deviceTimeZone } from '../../admin-ui/src/components/formatDateTime.js';
import { plainTimeZoneName } from '../../admin-ui/src/components/timeZoneName.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeOptions } from '../../stories/support/fake-api/createFakeApi.js';
import { anOrder } from '../../stories/support/fake-api/orders.js';
import { aMenu } from '../../stories/support/sampleMenu.js';
import { openStaffConsole } from './openStaffConsole.js';
import { requestBodiesOf, BUSY_RESPONSE, requestsOf, fieldOf, fill, respondWithError } from './openOwnerScreen.js';
import { setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());
afterEach(() => void vi.restoreAllMocks());

/** The text in the clipboard. */
const copied = () => navigator.clipboard.readText();
const closeClipboard = () => vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));

const formOf = (name: string) => screen.findByRole('form', { name });
const press = (where: HTMLElement, name: string) => fireEvent.click(within(where).getByRole('button', { name }));
const answer = async (title: string, button: string) =>
  press(await screen.findByRole('alertdialog', { name: title }), button);

describe('Create Order', () => {
  const open = async (options = {}) => {
    const opened = openStaffConsole('/createOrder', options);
    const form = await formOf('إنشاء طلب');
    await within(form).findByLabelText('العميل');
    return { ...opened, form };
  };

  it('begins with 99 for a year, and says what is to be paid first', async () => {
    const { form } = await open();
    expect(fieldOf(form, 'المبلغ الكلي').value).toBe('99.00');
    const end = new Date(`${parseDate(fieldOf(form, 'نهاية الاشتراك').value) ?? ''}T12:00:00Z`).getTime() - Date.now();
    expect(Math.round(end / 86_400_000)).toBeGreaterThan(363);
    expect(Math.round(end / 86_400_000)).toBeLessThan(368);
    const note = within(form).getByRole('note');
    expect(note.textContent).toContain('24.75د.أ');
    fill(form, 'المبلغ الكلي', '١٠٠');
    expect(note.textContent).toContain('25.00د.أ');
  });

  it('says while one types who that is, or that there is nobody of that name', async () => {
    const { api, form } = await open();
    fill(form, 'العميل', 'Laith.KH');
    expect(await within(form).findByText('ليث الخطيب')).toBeDefined();
    fill(form, 'العميل', 'nobody');
    expect(await within(form).findByText('اسم المستخدم هذا غير موجود')).toBeDefined();
    const way = within(form).getByText(/^ليس للعميل حساب بعد؟/);
    expect(within(way).getByRole('link').getAttribute('href')).toBe('/ordering-manager/createMenu');
    // `me` is not looked up: it is reserved, because `/users/me` is another endpoint.
    fill(form, 'العميل', 'me');
    expect(await within(form).findByText('اسم المستخدم هذا غير موجود')).toBeDefined();
    expect(requestsOf(api, 'account.lookUp').map(({ params }) => params['username'])).toEqual(['laith.kh', 'nobody']);
  });

  it('offers clients that match a name or phone, and takes the chosen one', async () => {
    const { api, user, form } = await open();
    fill(form, 'العميل', 'سلمي');
    const offered = await within(form).findByRole('list', { name: 'العملاء المطابقون' });
    expect(within(form).queryByText('اسم المستخدم هذا غير موجود')).toBeNull();
    await user.click(within(offered).getByRole('button', { name: /سلمى حداد/ }));
    expect(fieldOf(form, 'العميل').value).toBe('salma.h');
    await waitFor(() => expect(within(form).queryByRole('list', { name: 'العملاء المطابقون' })).toBeNull());
    press(form, 'إنشاء الطلب');
    await screen.findByText('تم إنشاء الطلب بنجاح');
    expect(requestBodiesOf(api, 'order.create')).toMatchObject([{ user: 'salma.h' }]);
  });

  it('finds a client by the venue, and says which menus are stopped', async () => {
    const { user, form } = await open();
    fill(form, 'العميل', 'مطعم');
    const offered = await within(form).findByRole('list', { name: 'العملاء المطابقون' });
    const option = within(offered).getByRole('button', { name: /ليث الخطيب/ });
    expect(option.textContent).toMatch(/laith\.kh.*متوقفة منذ/);
    await user.click(option);
    expect(fieldOf(form, 'العميل').value).toBe('laith.kh');
    // The chosen client keeps showing them.
    await waitFor(() => expect(within(form).queryByRole('list')).toBeNull());
    expect((await within(form).findAllByText(/متوقفة منذ/)).length).toBeGreaterThan(0);
  });

  it('says what the client owes already', async () => {
    const owing = { username: 'laith.kh', name: 'ليث الخطيب', phone: '' };
    const { form } = await open({ orders: [anOrder(0, { user: owing })] });
    fill(form, 'العميل', 'salma.h');
    expect(await within(form).findByText('سلمى حداد')).toBeDefined();
    expect(within(form).queryByText(/^على هذا العميل/)).toBeNull();
    fill(form, 'العميل', 'laith.kh');
    expect((await within(form).findByText(/^على هذا العميل/)).textContent).toContain('50.00 د.أ');
  });

  it('makes the order once, says so, and leads to it', async () => {
    const { api, form } = await open();
    fill(form, 'العميل', 'laith.kh');
    const submit = within(form).getByRole('button', { name: 'إنشاء الطلب' });
    fireEvent.click(submit);
    fireEvent.click(submit);
    expect(await screen.findByText('تم إنشاء الطلب بنجاح')).toBeDefined();
    expect(requestBodiesOf(api, 'order.create')).toEqual([
      { user: 'laith.kh', totalAmount: 99, subEnd: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ]);
    const made = await screen.findByRole('region', { name: 'الطلب رقم 42' });
    expect(within(made).getByRole('link', { name: 'فتح الطلب' }).getAttribute('href')).toMatch(
      /\/ordering-manager\/orders\?order=[a-z0-9]{24}$/,
    );
    expect(made.textContent).toMatch(/ينتهي الاشتراك في \d\d\/\d\d\/\d{4}/);
  });

  it('asks before creating an ended order, and does not offer the same again', async () => {
    const { api } = openStaffConsole('/createOrder?username=laith.kh', {}, 'en');
    const form = await formOf('Create Order');
    expect((await within(form).findByLabelText<HTMLInputElement>('Client')).value).toBe('laith.kh');
    expect(await within(form).findByText('ليث الخطيب')).toBeDefined();
    fill(form, 'Subscription end', '1/2/2020');
    press(form, 'Create order');
    await answer('A subscription that ended on 01/02/2020?', 'Back to the date');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(fieldOf(form, 'Subscription end').value).toBe('1/2/2020');
    expect(requestsOf(api, 'order.create')).toEqual([]);
    press(form, 'Create order');
    await answer('A subscription that ended on 01/02/2020?', 'Yes, this is the day');
    const made = await screen.findByRole('region', { name: 'Order number 42' });
    expect(made.textContent).toContain('The subscription ends on 01/02/2020');
    await waitFor(() => expect(fieldOf(form, 'Client').value).toBe(''));
    expect(fieldOf(form, 'Subscription end').value).not.toContain('2020');
  });

  it('goes on with Enter and arrows from the client, and creates nothing', async () => {
    const { api, user, form } = await open();
    const field = fieldOf(form, 'العميل');
    await user.type(field, 'laith.kh');
    await within(form).findByText('ليث الخطيب');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(fieldOf(form, 'المبلغ الكلي'));
    await user.clear(field);
    await user.type(field, 'ليث');
    const offered = await within(form).findAllByRole('button', { name: /laith/ });
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(offered[0]);
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(field);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field.value).toBe('laith.kh');
    expect(requestsOf(api, 'order.create')).toEqual([]);
  });

  it('asks before it makes an order of nothing', async () => {
    const { api } = openStaffConsole('/createOrder?username=laith.kh', {}, 'en');
    const form = await formOf('Create Order');
    expect(await within(form).findByText('ليث الخطيب')).toBeDefined();
    fill(form, 'Total', '0');
    press(form, 'Create order');
    await answer('An order of 0.00?', 'Back to the amount');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(requestsOf(api, 'order.create')).toEqual([]);
    press(form, 'Create order');
    await answer('An order of 0.00?', 'Yes, free of charge');
    await waitFor(() => expect(requestBodiesOf(api, 'order.create')).toMatchObject([{ totalAmount: 0 }]));
  });

  it('marks the field when nobody is called so, and keeps what was typed', async () => {
    openStaffConsole('/createOrder', {}, 'en');
    const form = await formOf('Create Order');
    fireEvent.change(await within(form).findByLabelText('Client'), { target: { value: 'nobody' } });
    expect(await within(form).findByText('This username is not found')).toBeDefined();
    press(form, 'Create order');
    await waitFor(() => expect(fieldOf(form, 'Client').getAttribute('aria-invalid')).toBe('true'));
    expect(fieldOf(form, 'Client').value).toBe('nobody');
    fill(form, 'Client', 'laith.kh');
    press(form, 'Create order');
    expect(await screen.findByText('Order was created successfully')).toBeDefined();
  });
});

describe('Create Menu', () => {
  it('makes a menu of the plan for its admin, and copies its id', async () => {
    const { api } = openStaffConsole('/createMenu', {}, 'en');
    const form = await formOf('Create Menu');
    fireEvent.change(await within(form).findByLabelText('User'), { target: { value: 'salma.h' } });
    fill(form, 'Plan number', '2');
    press(form, 'Create menu');
    // No menu has plan 2 so far.
    await answer('Is plan number 2 new?', 'Back to the number');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([fieldOf(form, 'Plan number').value, requestsOf(api, 'menu.create')]).toEqual(['2', []]);
    press(form, 'Create menu');
    await answer('Is plan number 2 new?', 'Yes, this is the number');
    expect(await screen.findByText('Menu Created')).toBeDefined();
    expect(await screen.findByText('Copied menu ID')).toBeDefined();
    expect(requestBodiesOf(api, 'menu.create')).toEqual([{ admins: ['salma.h'], plan: 2 }]);
    const shown = await screen.findByLabelText<HTMLInputElement>('Menu ID');
    expect(shown.value).toMatch(/^[a-z0-9]{24}$/);
    expect(await copied()).toBe(shown.value);
  });

  it('assigns the new menu to its client’s order without one, no id pasted', async () => {
    const user = { username: 'salma.h', name: 'سلمى حداد', phone: '' };
    const orders = [anOrder(0, { user }), anOrder(1, { user, menu: null }), anOrder(2, { menu: null })];
    const { api } = openStaffConsole('/createMenu', { orders }, 'en');
    const form = await formOf('Create Menu');
    fireEvent.change(await within(form).findByLabelText('User'), { target: { value: 'Salma.H' } });
    fill(form, 'Plan number', '1');
    press(form, 'Create menu');
    const order = await screen.findByLabelText<HTMLSelectElement>('Order of the client that gets it');
    expect([...order.options].map(({ value }) => value)).toEqual([orders[1]!._id]);
    fireEvent.click(screen.getByRole('button', { name: 'Assign to the order' }));
    const link = await screen.findByRole('link', { name: 'Open order 1046' });
    expect(link.getAttribute('href')).toContain(`/orders?order=${orders[1]!._id}`);
    const made = screen.getByLabelText<HTMLInputElement>('Menu ID').value;
    expect(requestBodiesOf(api, 'order.assignMenu')).toEqual([{ menuId: made }]);
  });

  it('leads to a new order for a client without one', async () => {
    openStaffConsole('/createMenu', { orders: [] }, 'en');
    const form = await formOf('Create Menu');
    fireEvent.change(await within(form).findByLabelText('User'), { target: { value: 'salma.h' } });
    fill(form, 'Plan number', '1');
    press(form, 'Create menu');
    const link = await screen.findByRole('link', { name: 'New order' });
    expect(link.getAttribute('href')).toContain('/createOrder?username=salma.h');
  });

  it('shows the id when it can’t be copied, and a refused admin at the field', async () => {
    openStaffConsole('/createMenu', {}, 'en');
    closeClipboard();
    const form = await formOf('Create Menu');
    fireEvent.change(await within(form).findByLabelText('User'), { target: { value: 'nobody' } });
    fill(form, 'Plan number', '1');
    press(form, 'Create menu');
    await waitFor(() => expect(fieldOf(form, 'User').getAttribute('aria-invalid')).toBe('true'));
    fill(form, 'User', 'salma.h');
    press(form, 'Create menu');
    expect(await screen.findByText(/browser did not allow copying/)).toBeDefined();
    expect((await screen.findByLabelText<HTMLInputElement>('Menu ID')).value).toMatch(/^[a-z0-9]{24}$/);
  });
});

describe('Menu Activation', () => {
  const open = async (at = '/activation?menu=innova', options = {}) => {
    const opened = openStaffConsole(at, options);
    const form = await formOf('تفعيل القوائم');
    await within(form).findByLabelText('القائمة');
    return { ...opened, form };
  };
  const chooseStop = (form: HTMLElement) => fireEvent.click(within(form).getByRole('radio', { name: 'إيقاف' }));

  it('shows which menu is meant, and what was done to it, a page at a time', async () => {
    const { api, user, form } = await open('/activation');
    expect(screen.queryByRole('list', { name: 'السجل' })).toBeNull();
    fill(form, 'القائمة', 'https://menu.example/m/innova/admin');
    expect(await within(form).findByText('مطعم إنوفا')).toBeDefined();
    const auditLog = await screen.findByRole('list', { name: 'السجل' });
    const rows = within(auditLog).getAllByRole('listitem');
    expect(rows).toHaveLength(10);
    expect(rows[0]!.textContent).toContain('تفعيل القائمة — مها صالح');
    expect(rows[0]!.textContent).toContain(formatDateTimeInZone(deviceTimeZone(), '2026-03-01T08:11:00Z'));
    await user.click(screen.getByRole('button', { name: 'الصفحة التالية' }));
    await waitFor(() => expect(within(auditLog).getAllByRole('listitem')).toHaveLength(2));
    const [assigned, created] = within(auditLog).getAllByRole('listitem');
    expect(created!.textContent).toContain('إنشاء القائمة');
    // Each label and its value are in one element, so that no line break separates them.
    for (const label of created!.querySelectorAll('dt')) expect(label.parentElement!.children).toHaveLength(2);
    expect(within(assigned!).getByRole('link', { name: 'طلب رقم 1047' }).getAttribute('href')).toMatch(
      /\?order=\w{24}$/,
    );
    expect(requestsOf(api, 'auditLog.ofMenu').map(({ query }) => query['page'])).toEqual(['1', '2']);
  });

  it('proposes nothing for a running menu, deactivates it after a question', async () => {
    const { api, form } = await open();
    await within(form).findByText('مطعم إنوفا');
    expect(within(form).queryByRole('radio', { checked: true })).toBeNull();
    expect(within(form).queryByLabelText('موعد الإيقاف (اختياري)')).toBeNull();
    press(form, 'تنفيذ');
    await waitFor(() => expect(within(form).getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    chooseStop(form);
    press(form, 'أوقف القائمة');
    await screen.findByRole('alertdialog');
    // Before the user answers, nothing is sent and no success is shown.
    expect(within(form).getByRole('button', { name: 'أوقف القائمة' })).toHaveProperty('disabled', false);
    await answer('إيقاف «مطعم إنوفا»؟', 'إلغاء');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(requestsOf(api, 'menu.deactivate')).toEqual([]);
    press(form, 'أوقف القائمة');
    await answer('إيقاف «مطعم إنوفا»؟', 'إيقاف');
    expect(await screen.findByText('تم التنفيذ بنجاح')).toBeDefined();
    expect(requestsOf(api, 'menu.deactivate').map(({ query }) => query)).toEqual([{}]);
  });

  it('says at once that the server can’t be reached, without a late question', async () => {
    let isOffline = false;
    const refuse: FakeOptions['refuse'] = ({ name }) => (name === 'menu.read' && isOffline ? 'lost' : null);
    const { form } = await open('/activation?menu=innova', { refuse });
    await within(form).findByText('مطعم إنوفا');
    chooseStop(form);
    isOffline = true;
    fireEvent.offline(window);
    press(form, 'أوقف القائمة');
    expect(await screen.findByText(/تعذّر الاتصال/)).toBeDefined();
    fireEvent.online(window);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('deactivates at a moment of the device’s own clock', async () => {
    const { api, form } = await open();
    await within(form).findByText('مطعم إنوفا');
    chooseStop(form);
    expect(form.textContent).toContain(plainTimeZoneName(deviceTimeZone(), 'ar'));
    fill(form, 'موعد الإيقاف (اختياري)', '5/5/2030');
    fill(form, 'الساعة', '١٣٣٠');
    press(form, 'أوقف القائمة');
    await answer('إيقاف «مطعم إنوفا»؟', 'إيقاف');
    await screen.findByText('تم التنفيذ بنجاح');
    const [{ query } = { query: {} as Record<string, string> }] = requestsOf(api, 'menu.deactivate');
    expect(formatDateTimeInZone(deviceTimeZone(), query['schedule'] ?? '')).toBe('05/05/2030 13:30');
  });

  it('schedules nothing while the moment is not whole', async () => {
    const { api, form } = await open();
    await within(form).findByText('مطعم إنوفا');
    chooseStop(form);
    fill(form, 'موعد الإيقاف (اختياري)', '5/5/2030');
    press(form, 'أوقف القائمة');
    const time = within(form).getByLabelText<HTMLInputElement>('الساعة');
    await waitFor(() => expect(time.getAttribute('aria-invalid')).toBe('true'));
    // The date is right, so it isn't blamed.
    expect(fieldOf(form, 'موعد الإيقاف (اختياري)').getAttribute('aria-invalid')).not.toBe('true');
    expect(within(form).getByText(/^اكتب التاريخ والوقت معًا/)).toBeDefined();
    fill(form, 'موعد الإيقاف (اختياري)', '5/5/2020');
    fireEvent.change(time, { target: { value: '12:00' } });
    press(form, 'أوقف القائمة');
    expect(await within(form).findByText(/^هذا الموعد مضى/)).toBeDefined();
    expect(requestsOf(api, 'menu.deactivate')).toEqual([]);
  });

  it('keeps the chosen action and date when the menu is recognized', async () => {
    const { api, form } = await open('/activation');
    chooseStop(form);
    fill(form, 'موعد الإيقاف (اختياري)', '5/5/2030');
    fill(form, 'القائمة', 'innova');
    await screen.findByRole('list', { name: 'السجل' });
    expect(within(form).getByRole('radio', { name: 'إيقاف' })).toHaveProperty('checked', true);
    expect(fieldOf(form, 'موعد الإيقاف (اختياري)').value).toBe('5/5/2030');
    fill(form, 'موعد الإيقاف (اختياري)', '');
    press(form, 'أوقف القائمة');
    await answer('إيقاف «مطعم إنوفا»؟', 'إيقاف');
    expect(await screen.findByText('تم التنفيذ بنجاح')).toBeDefined();
    expect(requestsOf(api, 'menu.deactivate').map(({ query }) => query)).toEqual([{}]);
  });

  it('keeps an incomplete moment visible, and ignores it when activating', async () => {
    const { api, user, form } = await open();
    await within(form).findByText('مطعم إنوفا');
    chooseStop(form);
    fill(form, 'موعد الإيقاف (اختياري)', '5/5/2030');
    await user.click(within(form).getByRole('radio', { name: 'تفعيل' }));
    expect(within(form).queryByText(/يحتاج إلى تصحيح/)).toBeNull();
    chooseStop(form);
    expect(fieldOf(form, 'موعد الإيقاف (اختياري)').value).toBe('05/05/2030');
    await user.click(within(form).getByRole('radio', { name: 'تفعيل' }));
    press(form, 'فعّل القائمة');
    await answer('تفعيل «مطعم إنوفا»؟', 'تفعيل');
    await waitFor(() => expect(requestsOf(api, 'menu.activate')).toHaveLength(1));
  });

  it('activates, and asks for no moment then', async () => {
    const { api, user } = openStaffConsole('/activation?menu=innova', {}, 'en');
    const form = await formOf('Menu Activation');
    await within(form).findByText('مطعم إنوفا');
    await user.click(within(form).getByRole('radio', { name: 'Deactivate' }));
    expect(await within(form).findByLabelText('Deactivate at (optional)')).toBeDefined();
    await user.click(within(form).getByRole('radio', { name: 'Activate' }));
    await waitFor(() => expect(within(form).queryByLabelText('Deactivate at (optional)')).toBeNull());
    press(form, 'Activate the menu');
    await answer('Activate “مطعم إنوفا”?', 'Activate');
    expect(await screen.findByText('Action done successfully')).toBeDefined();
    expect(requestsOf(api, 'menu.activate')).toHaveLength(1);
  });

  it('proposes to activate a stopped menu, from the address and its field', async () => {
    const menu = { ...aMenu(), inactiveFrom: '2026-01-01T00:00:00.000Z' };
    const { user, form } = await open('/activation?menu=innova', { menu });
    await within(form).findByText('مطعم إنوفا');
    expect(within(form).getByRole('radio', { name: 'تفعيل' })).toHaveProperty('checked', true);
    press(form, 'فعّل القائمة');
    await answer('تفعيل «مطعم إنوفا»؟', 'تفعيل');
    await screen.findByText('تم التنفيذ بنجاح');
    // Nothing is proposed for the menu that runs now.
    expect(await within(form).findByRole('button', { name: 'تنفيذ' })).toBeDefined();
    await user.click(within(form).getByRole('radio', { name: 'تفعيل' }));
    expect(within(form).getByRole('button', { name: 'فعّل القائمة' })).toBeDefined();
  });

  it('acts on the menu that its field names, even before the look-up ends', async () => {
    const { api, form } = await open();
    await within(form).findByText('مطعم إنوفا');
    chooseStop(form);
    fill(form, 'القائمة', 'nobody');
    press(form, 'أوقف القائمة');
    await waitFor(() => expect(fieldOf(form, 'القائمة').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const address = 'https://menu.example/m/innova';
    fill(form, 'القائمة', address);
    press(form, 'أوقف القائمة');
    await answer('إيقاف «مطعم إنوفا»؟', 'إيقاف');
    expect(await screen.findByText('تم التنفيذ بنجاح')).toBeDefined();
    expect(requestsOf(api, 'menu.deactivate')).toHaveLength(1);
    // The typed URL stays in the form, next to the result.
    await waitFor(() => expect(fieldOf(form, 'القائمة').value).toBe(address));
    expect(await screen.findByRole('list', { name: 'السجل' })).toBeDefined();
  });

  it('finds a menu by its owner, and says whether it runs', async () => {
    const { api, user } = openStaffConsole('/activation', {}, 'en');
    const form = await formOf('Menu Activation');
    fireEvent.change(await within(form).findByLabelText('Menu'), { target: { value: 'ليث' } });
    const offered = await within(form).findByRole('list', { name: 'Matching menus' });
    // It can be no menu's id or username, so no menu is read by it.
    expect(requestsOf(api, 'menu.read')).toEqual([]);
    const [running, , stopped] = within(offered).getAllByRole('button');
    expect(running!.textContent).toMatch(/ليث الخطيب.*Active$/);
    expect(stopped!.textContent).toMatch(/Inactive since/);
    await user.click(stopped!);
    expect(fieldOf(form, 'Menu').value).toMatch(/^[a-z0-9]{24}$/);
  });

  it('acts on no menu that was not seen', async () => {
    const { api, form } = await open('/activation?menu=nobody');
    expect(await within(form).findByText('لا توجد قائمة بهذا الاسم أو المعرّف')).toBeDefined();
    // Nothing is proposed before a menu is named, least of all to stop it.
    expect(within(form).getByRole('radio', { name: 'إيقاف' })).toHaveProperty('checked', false);
    chooseStop(form);
    press(form, 'أوقف القائمة');
    await waitFor(() => expect(fieldOf(form, 'القائمة').getAttribute('aria-invalid')).toBe('true'));
    expect(requestsOf(api, 'menu.deactivate')).toEqual([]);
  });
});

describe('Menu admins', () => {
  const open = async (options = {}) => {
    const opened = openStaffConsole('/admins?menu=innova', options, 'en');
    const form = await formOf('Add Menu Admin');
    const list = await screen.findByRole('region', { name: /Admins of/ });
    return { ...opened, form, list };
  };

  it('are listed, added, and removed after a question', async () => {
    const { api, user, form, list } = await open();
    fill(form, 'User', 'salma.h');
    press(form, 'Add admin');
    expect(await screen.findByText('Admin Added Successfully')).toBeDefined();
    expect(requestBodiesOf(api, 'menu.addAdmin')).toEqual([{ admin: 'salma.h' }]);
    expect(await within(list).findByText('salma.h')).toBeDefined();
    await user.click(within(list).getByRole('button', { name: 'Remove rana.m' }));
    await answer('Remove “rana.m” from the admins of “مطعم إنوفا”?', 'Remove');
    expect(await screen.findByText('Admin removed')).toBeDefined();
    await waitFor(() => expect(within(list).queryByText('rana.m')).toBeNull());
    expect(requestsOf(api, 'menu.removeAdmin').map(({ params }) => params['username'])).toEqual(['rana.m']);
  });

  it('are invited by a link if they have no account yet', async () => {
    const { api, user } = await open();
    const card = await screen.findByRole('region', { name: 'Invite a client without an account' });
    await user.click(within(card).getByRole('button', { name: /link/ }));
    const link = await within(card).findByRole<HTMLInputElement>('textbox');
    expect(link.value).toBe(`${window.location.origin}/invitation#${'t'.repeat(43)}`);
    expect(requestBodiesOf(api, 'team.invite')).toEqual([{ role: 'owner' }]);
  });

  it('are those of the menu in the field, even before the look-up ends', async () => {
    const { api, form } = await open();
    fill(form, 'User', 'salma.h');
    fill(form, 'Menu', 'nobody');
    press(form, 'Add admin');
    await waitFor(() => expect(fieldOf(form, 'Menu').getAttribute('aria-invalid')).toBe('true'));
    expect(requestBodiesOf(api, 'menu.addAdmin')).toEqual([]);
  });

  it('are never without one', async () => {
    const { list } = await open({ menu: aMenu({ admins: ['laith.kh'] }) });
    expect(within(list).queryByRole('button')).toBeNull();
    expect(list.textContent).toContain('only admin');
  });
});

describe('Log-in links', () => {
  it('for one time carry a token and no password, and hold for a day', async () => {
    const { api } = openStaffConsole('/logInLinks');
    const form = await formOf('رابط لمرة واحدة');
    fireEvent.change(await within(form).findByLabelText('المستخدم'), { target: { value: 'laith.kh' } });
    press(form, 'إنشاء الرابط');
    expect(await screen.findByText('تم النسخ', { selector: '[data-error] *' })).toBeDefined();
    const link = `${window.location.origin}/login/once#${'x'.repeat(43)}`;
    expect(await copied()).toBe(link);
    expect((await screen.findByLabelText<HTMLInputElement>('رابط دخول laith.kh')).value).toBe(link);
    expect(requestsOf(api, 'logInLink.create').map(({ params }) => params)).toEqual([{ username: 'laith.kh' }]);
  });

  it('from the generator carry both, on the site’s origin, without a request', async () => {
    const { api } = openStaffConsole('/logInLinks', {}, 'en');
    const form = await formOf('Login Link Generator');
    fireEvent.change(await within(form).findByLabelText('Username'), { target: { value: 'laith.kh' } });
    // The client is looked up while the name is typed, but nothing is sent for the link.
    await within(form).findByText('ليث الخطيب');
    await within(form).findAllByText(/Inactive since/);
    press(form, 'Copy the link');
    expect(await within(form).findByText('Password is required')).toBeDefined();
    fill(form, 'Password', 'a & b#');
    const before = api.asked.length;
    press(form, 'Copy the link');
    expect(await screen.findByText('Copied')).toBeDefined();
    expect(await copied()).toBe(`${window.location.origin}/login?username=laith.kh&password=a+%26+b%23`);
    expect(api.asked).toHaveLength(before);
  });

  it('are there to be copied by hand when the clipboard is closed', async () => {
    openStaffConsole('/logInLinks', {}, 'en');
    closeClipboard();
    const form = await formOf('Login Link Generator');
    fireEvent.change(await within(form).findByLabelText('Username'), { target: { value: 'laith.kh' } });
    fill(form, 'Password', 'secret');
    press(form, 'Copy the link');
    expect(await screen.findByText(/browser did not allow copying/)).toBeDefined();
    expect((await screen.findByLabelText<HTMLInputElement>('Login link')).value).toContain('password=secret');
  });

  it('are made once the password has confirmed who makes them', async () => {
    const { api } = openStaffConsole('/logInLinks', { isUnconfirmed: true });
    const form = await formOf('رابط لمرة واحدة');
    fireEvent.change(await within(form).findByLabelText('المستخدم'), { target: { value: 'laith.kh' } });
    press(form, 'إنشاء الرابط');
    const confirmWith = async (password: string) => {
      const dialog = await screen.findByRole('dialog', { name: 'أكّد أنك أنت' });
      fireEvent.change(within(dialog).getByLabelText('كلمة المرور'), { target: { value: password } });
      press(dialog, 'تأكيد');
      return dialog;
    };
    const dialog = await confirmWith('wrong');
    expect(await within(dialog).findByText('كلمة المرور الحالية غير صحيحة.')).toBeDefined();
    expect(requestsOf(api, 'logInLink.create')).toHaveLength(0);
    await confirmWith('correct horse');
    expect(await screen.findByLabelText('رابط دخول laith.kh')).toBeDefined();
    expect(requestsOf(api, 'logInLink.create')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const next = await formOf('رابط لمرة واحدة');
    fireEvent.change(await within(next).findByLabelText('المستخدم'), { target: { value: 'laith.kh' } });
    press(next, 'إنشاء الرابط');
    await waitFor(() => expect(requestsOf(api, 'logInLink.create')).toHaveLength(2));
  });

  it('are not made when the server refuses', async () => {
    openStaffConsole('/logInLinks', respondWithError('logInLink.create'));
    const form = await formOf('رابط لمرة واحدة');
    fireEvent.change(await within(form).findByLabelText('المستخدم'), { target: { value: 'laith.kh' } });
    press(form, 'إنشاء الرابط');
    expect(await screen.findByText(BUSY_RESPONSE)).toBeDefined();
    expect(fieldOf(form, 'المستخدم').value).toBe('laith.kh');
  });
});
