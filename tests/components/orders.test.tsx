import {
  fingerprint,
  formatDate,
  MESSAGE_TEMPLATES,
  providerDay,
  orderEndpoints,
  endpointUrl,
  yearOfPaidDemo,
} from '@qaima/schemas';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeApi, type FakeOptions } from '../../stories/support/fake-api/createFakeApi.js';
import { anOrder, someOrders } from '../../stories/support/fake-api/orders.js';
import { aMenu, anAccount } from '../../stories/support/sampleMenu.js';
import { aStaffAccount, StaffStory } from '../../stories/support/StaffStory.js';
import { requestBodiesOf, BUSY_RESPONSE, requestsOf, respondWithError } from './openOwnerScreen.js';
import { renderUser, setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());

function open(options: FakeOptions = {}, search = '', language: 'ar' | 'en' = 'ar') {
  const api = createFakeApi({ account: aStaffAccount(), orders: someOrders(5), ...options });
  render(<StaffStory api={api} at={`/orders${search}`} language={language} />);
  return { api, user: renderUser() };
}

const rowOf = async (name: string) => {
  const row = (await screen.findByRole('button', { name })).closest('tr');
  if (!row) throw new Error(`${name} has no row`);
  return row;
};
const panelOf = (name: string) => screen.findByRole('complementary', { name });
/** Removes bidi control characters. */
const plain = (text: string) => text.replaceAll(/[\u200e\u2066-\u2069]/g, '').trim();
/** A menu with this admin. */
const ownedBy = (admin: string) => aMenu({ institution: { name: 'مطعم إنوفا' }, admins: [admin] });
const opened = `?order=${anOrder(0)._id}`;

describe('the table of orders', () => {
  it('shows each order in the tone of what is paid', async () => {
    open();
    await rowOf('سامي العلي');
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map(({ dataset }) => dataset['tone'])).toEqual(['half', 'paid', 'scarce', 'most', 'low']);
    expect(within(await rowOf('خالد زيدان')).getByText('20%')).toBeDefined();
  });

  it('says of an order all that is known, in the order of its columns', async () => {
    const trial = { isDemo: true, demoEndDate: '2026-12-30T00:00:00.000Z' };
    const orders = [anOrder(0, { ...trial, canceled: true }), anOrder(2, { canceled: true })];
    open({ orders }, '?canceled=true');
    const cellsOf = (row: HTMLElement) => within(row).getAllByRole('cell');
    const row = await rowOf('سامي العلي');
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(cellsOf(row).map(({ dataset }, at) => dataset['label'] ?? heads[at]));
    expect(heads.slice(1, -1)).toEqual([
      'الرقم',
      'الإجمالي',
      'المدفوع',
      'النسبة',
      'التعديلات',
      'التاريخ',
      'الاشتراك',
      'تجريبي',
      'الحالة',
      'القائمة',
    ]);
    const said = cellsOf(row).map(({ textContent }) => plain(textContent));
    expect(said.slice(0, 7)).toEqual([
      'سامي العلي0795550140ملغى',
      '#1047',
      '100.00JD',
      '50.00JD',
      '50%',
      '0',
      '12/11/2026',
    ]);
    expect(said[8]).toBe('نعم30/12/2026');
    expect(cellsOf(await rowOf('خالد زيدان'))[8]?.textContent).toBe('لا');
  });

  it('marks an ended subscription, edits that wait and what is not ready, in words too', async () => {
    const today = providerDay(new Date().toISOString());
    const requiredEdits = [
      { _id: 'a', phoneNo: '0790000001', status: 'unready' },
      { _id: 'b', phoneNo: '0790000002', status: 'ready' },
    ] as const;
    open({
      orders: [
        anOrder(0, { subEnd: `${today}T00:00:00.000Z`, requiredEdits: [...requiredEdits] }),
        anOrder(1, { subEnd: '2020-01-01T00:00:00.000Z' }),
      ],
    });
    const [first, second] = [await rowOf('سامي العلي'), await rowOf('رنا منصور')];
    const control = (row: HTMLElement, label: RegExp) => within(row).getByLabelText(label);
    expect(within(first).getByText('ينتهي اليوم')).toBeDefined();
    expect(within(first).getByText('تعديلات غير جاهزة: 1')).toBeDefined();
    expect(control(first, /^الحالة/).className).toContain('unreadyControl');
    expect(control(first, /^نهاية الاشتراك/).className).toContain('endedControl');
    expect(within(second).getByText('انتهى')).toBeDefined();
    expect(within(second).queryByText(/تعديلات غير جاهزة/)).toBeNull();
    expect(control(second, /^الحالة/).className).not.toContain('unreadyControl');
  });

  it('opens an order by its row and by its name, and not by what has a purpose of its own', async () => {
    const { user } = open();
    const row = await rowOf('خالد زيدان');
    await user.click(within(row).getByLabelText('الحالة: خالد زيدان'));
    await user.click(within(row).getByLabelText('معرّف القائمة: خالد زيدان'));
    expect(screen.queryByRole('complementary')).toBeNull();
    await user.click(within(row).getByText('20%'));
    expect(await panelOf('خالد زيدان')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'هبة السالم' }));
    expect(await panelOf('هبة السالم')).toBeDefined();
  });

  it('asks for what its address says, and keeps filters and page there', async () => {
    const { api, user } = open({ orders: someOrders(40) }, '?page=2');
    await screen.findByText('صفحة 2 من 3');
    expect(requestsOf(api, 'order.list')[0]?.query).toEqual({ page: '2', limit: '15' });
    expect(screen.getByRole('link', { name: 'طلب جديد' }).getAttribute('href')).toBe('/ordering-manager/createOrder');
    await user.selectOptions(screen.getByLabelText('الحالة'), 'ready');
    await waitFor(() =>
      expect(requestsOf(api, 'order.list').at(-1)?.query).toEqual({ status: 'ready', page: '1', limit: '15' }),
    );
    await user.click(await screen.findByRole('button', { name: 'إزالة التصفية: الحالة: جاهز' }));
    await waitFor(() => expect(requestsOf(api, 'order.list').at(-1)?.query).toEqual({ page: '1', limit: '15' }));
    await user.click(screen.getByRole('button', { name: 'كل عوامل التصفية' }));
    await user.selectOptions(screen.getByLabelText('في الصفحة'), '30');
    await screen.findByText('صفحة 1 من 2');
    expect(requestsOf(api, 'order.list').at(-1)?.query).toEqual({ page: '1', limit: '30' });
  });

  it('asks for every filter of its address', async () => {
    const filters = {
      q: 'انوفا',
      username: 'sami',
      orderID: '1047',
      status: 'unready',
      hasUnreadyEdits: 'true',
      isDemo: 'true',
      top: '0.5',
      topGt: '0.25',
      topLt: '0.75',
      createdAtFrom: '2026-01-01',
      createdAtTo: '2026-12-31',
      subEndFrom: '2027-01-01',
      subEndTo: '2027-12-31',
      canceled: 'true',
    };
    const { api } = open({}, `?${new URLSearchParams(filters).toString()}`);
    await screen.findByText('لا طلبات بهذه التصفية');
    expect(requestsOf(api, 'order.list')[0]?.query).toEqual({ ...filters, page: '1', limit: '15' });
    const chips = screen.getAllByRole('button', { name: /^إزالة التصفية/ });
    expect(chips).toHaveLength(Object.keys(filters).length);
    const said = chips.map(({ textContent }) => textContent);
    expect(said).toEqual(
      expect.arrayContaining([
        'نسبة المدفوع: \u206650%\u2069',
        'المدفوع أكثر من: \u206625%\u2069',
        'المدفوع أقل من: \u206675%\u2069',
      ]),
    );
    fireEvent.click(screen.getByRole('button', { name: 'كل عوامل التصفية' }));
    fireEvent.change(screen.getByLabelText('المدفوع أكثر من %'), { target: { value: '٣٠' } });
    fireEvent.blur(screen.getByLabelText('المدفوع أكثر من %'));
    await waitFor(() => expect(requestsOf(api, 'order.list').at(-1)?.query['topGt']).toBe('0.3'));
    const less = screen.getByLabelText<HTMLInputElement>('المدفوع أقل من %');
    fireEvent.change(less, { target: { value: '120' } });
    fireEvent.blur(less);
    expect(screen.getByRole('alert').textContent).toBe('أدخل رقمًا من 0 إلى 100');
    expect([less.value, less.getAttribute('aria-invalid')]).toEqual(['120', 'true']);
    expect(requestsOf(api, 'order.list').at(-1)?.query['topLt']).toBe('0.75');
  });

  it('leaves out what is no value of a filter', async () => {
    const bad = {
      top: 'Infinity',
      topGt: '1e400',
      topLt: 'abc',
      status: 'done',
      createdAtFrom: '2026-02-31',
      page: '٢',
    };
    const { api } = open({}, `?${new URLSearchParams({ ...bad, hasUnreadyEdits: 'maybe', q: '4' }).toString()}`);
    await screen.findByRole('button', { name: /^إزالة التصفية/ });
    expect(requestsOf(api, 'order.list')[0]?.query).toEqual({ q: '4', page: '1', limit: '15' });
  });

  it('shows cancelled orders beside the others, or alone, only when that is chosen', async () => {
    const { user } = open({ orders: [anOrder(0), anOrder(1, { canceled: true })] });
    const namesShown = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('button')[0]?.textContent);
    await rowOf('سامي العلي');
    expect(namesShown()).toEqual(['سامي العلي']);
    await user.click(screen.getByRole('button', { name: 'كل عوامل التصفية' }));
    const select = screen.getByLabelText<HTMLSelectElement>('الملغاة');
    expect(select.selectedOptions[0]?.textContent).toBe('غير الملغاة');
    await user.selectOptions(select, 'الكل');
    await waitFor(() => expect(namesShown()).toEqual(['سامي العلي', 'رنا منصور']));
    await user.selectOptions(select, 'الملغاة فقط');
    await waitFor(() => expect(namesShown()).toEqual(['رنا منصور']));
  });

  it('goes to the last page in place of one that is not there, and to any page by its number', async () => {
    const { user } = open({ orders: someOrders(70) }, '?page=999');
    await screen.findByText('صفحة 5 من 5');
    expect(screen.queryByText('لا توجد طلبات بعد')).toBeNull();
    const jump = screen.getByLabelText('رقم الصفحة، من 1 إلى 5');
    for (const wrong of ['x', '2.5']) {
      await user.type(jump, `${wrong}{Enter}`);
      expect(screen.getByRole('alert').textContent).toBe('اكتب رقمًا صحيحًا من 1 إلى 5');
      await user.clear(jump);
    }
    expect(screen.getByText('صفحة 5 من 5')).toBeDefined();
    await user.type(jump, '٣{Enter}');
    await screen.findByText('صفحة 3 من 5');
  });

  it('shows amounts exactly, as the other lists do', async () => {
    open({ orders: [anOrder(1, { totalAmount: 12_345.678, payments: [] })] });
    const cells = within(await rowOf('رنا منصور')).getAllByRole('cell');
    expect(cells[2]?.textContent).toBe('12,345.678JD');
  });

  it('refuses a day that is none by its field, and keeps what was typed', async () => {
    const { api, user } = open();
    await rowOf('سامي العلي');
    await user.click(screen.getByRole('button', { name: 'كل عوامل التصفية' }));
    const day = screen.getByLabelText<HTMLInputElement>('أُنشئ من');
    await user.type(day, '31/02/2026{Enter}');
    expect(plain(screen.getByRole('alert').textContent)).toContain('اكتب التاريخ هكذا');
    expect([day.value, day.getAttribute('aria-invalid')]).toEqual(['31/02/2026', 'true']);
    await user.clear(day);
    await user.type(day, '١/٢/٢٠٢٦{Enter}');
    await waitFor(() => expect(requestsOf(api, 'order.list').at(-1)?.query['createdAtFrom']).toBe('2026-02-01'));
  });

  it('offers no message that a menu is ready while nobody can open it', async () => {
    open({ orders: [anOrder(1), anOrder(3, { menu: { ...anOrder(3).menu, active: false } })] });
    expect(within(await rowOf('رنا منصور')).queryByRole('button', { name: 'إرسال رسالة' })).not.toBeNull();
    expect(within(await rowOf('هبة السالم')).queryByRole('button', { name: 'إرسال رسالة' })).toBeNull();
  });

  it('switches a status at once, and takes it back with the server’s sentence', async () => {
    const { user } = open(respondWithError('order.change'));
    const select = within(await rowOf('سامي العلي')).getByLabelText<HTMLSelectElement>('الحالة: سامي العلي');
    await user.selectOptions(select, 'ready');
    expect(await screen.findByText(BUSY_RESPONSE)).toBeDefined();
    await waitFor(() => expect(select.value).toBe('unready'));
  });

  it('stores a day when its field is left, and not while it is typed', async () => {
    const { api } = open({}, '', 'en');
    const field = within(await rowOf('سامي العلي')).getByLabelText<HTMLInputElement>('Subscription end: سامي العلي');
    expect(field.value).toBe('12/11/2099');
    fireEvent.change(field, { target: { value: '٢/١/٢١٠٠' } });
    expect(requestBodiesOf(api, 'order.changeSubscription')).toEqual([]);
    fireEvent.blur(field);
    expect(await screen.findByText('Sub end date changed to: 02/01/2100')).toBeDefined();
    expect(requestBodiesOf(api, 'order.changeSubscription')).toEqual([{ endDate: '2100-01-02' }]);
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

  it('waits for the answer about an end that was entered by the Enter key', async () => {
    const { user } = open({}, '', 'en');
    const field = within(await rowOf('سامي العلي')).getByLabelText<HTMLInputElement>('Subscription end: سامي العلي');
    await user.clear(field);
    await user.type(field, '1/1/2031{Enter}');
    // The key must not press the button that has the focus once the question is open.
    const question = await screen.findByRole('alertdialog', { name: 'Shorten the subscription to 01/01/2031?' });
    await user.click(within(question).getByRole('button', { name: 'Yes, this is the day' }));
    expect(await screen.findByText('Sub end date changed to: 01/01/2031')).toBeDefined();
  });

  it('keeps what is no day, says that it was not saved, and goes back to the former day', async () => {
    const { api } = open({}, '', 'en');
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

  it('reads again when it is looked at, and never while something is typed', async () => {
    const { api, user } = open();
    const asked = () => requestsOf(api, 'order.list').length;
    const field = within(await rowOf('سامي العلي')).getByLabelText('نهاية الاشتراك: سامي العلي');
    const before = asked();
    fireEvent.change(field, { target: { value: '2030-01-02' } });
    fireEvent(window, new Event('visibilitychange'));
    await user.selectOptions(within(await rowOf('رنا منصور')).getByLabelText('الحالة: رنا منصور'), 'unready');
    expect(await screen.findByText('تغيّرت حالة الطلب إلى: غير جاهز')).toBeDefined();
    expect(asked()).toBe(before);
    fireEvent.keyDown(field, { key: 'Escape' });
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() => expect(asked()).toBe(before + 1));
  });

  it('assigns a menu by its id or its address, and keeps what was typed when there is none', async () => {
    const { user } = open({ orders: [anOrder(0, { canceled: true }), anOrder(2)], menu: ownedBy('client2') }, '', 'en');
    const row = await rowOf('خالد زيدان');
    const field = within(row).getByLabelText<HTMLInputElement>('Menu id: خالد زيدان');
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

  it('asks before an order gets a menu of another order or of other people, and names both', async () => {
    const { api, user } = open({ orders: [anOrder(0), anOrder(2)] }, '', 'en');
    const field = () => screen.findByLabelText<HTMLInputElement>('Menu id: خالد زيدان');
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

  it('asks before an order gets a menu that others administer, also without an order', async () => {
    const { user } = open({ orders: [anOrder(2)], menu: ownedBy('salma.h') }, '', 'en');
    await user.type(await screen.findByLabelText('Menu id: خالد زيدان'), 'innova{Enter}');
    const question = await screen.findByRole('alertdialog');
    expect(within(question).getByText(/^“.salma\.h.” administers it/)).toBeDefined();
  });

  it('says what failed, and reads again', async () => {
    let fails = true;
    const { user } = open({
      refuse: ({ name }) => (name === 'order.list' && fails ? { statusCode: 503, message: BUSY_RESPONSE } : null),
    });
    expect(await screen.findByText(BUSY_RESPONSE)).toBeDefined();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    expect(await rowOf('سامي العلي')).toBeDefined();
  });

  it('leads to the log-in when the session has ended, and loads afterwards', async () => {
    let hasEnded = true;
    const { user } = open({
      refuse: ({ name }) =>
        name === 'order.list' && hasEnded ? { statusCode: 401, message: 'يرجى تسجيل الدخول أولًا' } : null,
    });
    const dialog = await screen.findByRole('dialog', { name: 'انتهت جلستك' });
    hasEnded = false;
    await user.type(within(dialog).getByLabelText(/اسم المستخدم/), 'rana.staff');
    await user.type(within(dialog).getByLabelText('كلمة المرور'), 'figs and almonds');
    await user.click(within(dialog).getByRole('button', { name: 'دخول' }));
    expect(await rowOf('سامي العلي')).toBeDefined();
  });

  it('is not for others than staff', async () => {
    const { api } = open({ account: anAccount() });
    expect(await screen.findByText('هذه الصفحة لموظفي مزوّد الخدمة')).toBeDefined();
    expect(requestsOf(api, 'order.list')).toEqual([]);
  });
});

describe('an order', () => {
  it('asks which payment is meant among those that fit, and writes it as it is read', async () => {
    const { user } = open(
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
    const { api, user } = open({}, opened);
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
    const { api, user } = open({}, opened, 'en');
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
    const { api, user } = open({ orders }, `${opened}&canceled=all`, 'en');
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
    const { api, user } = open({ orders, refuse }, `${opened}&canceled=all`, 'en');
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
    const { api, user } = open({}, opened, 'en');
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

  it('switches edits either way, and offers a message only for one that is ready', async () => {
    const { user } = open({}, opened);
    const panel = await panelOf('سامي العلي');
    await user.type(within(panel).getByLabelText('هاتف صاحب التعديل'), '0795550142{Enter}');
    const select = await within(panel).findByLabelText('حالة التعديل 0795550142');
    const message = 'رسالة بجاهزية التعديل 0795550142';
    expect(within(panel).queryByRole('button', { name: message })).toBeNull();
    await user.selectOptions(select, 'ready');
    await user.click(await within(panel).findByRole('button', { name: message }));
    const link = await screen.findByRole('link', { name: 'فتح المحادثة' });
    expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/962795550142\?text=/);
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('/m/innova');
  });

  it('is kept up with when it is called by its number, and every notice is to the letter', async () => {
    const { api, user } = open({}, '?order=1047', 'en');
    const panel = await panelOf('سامي العلي');
    expect((await rowOf('سامي العلي')).getAttribute('aria-current')).toBe('true');
    await user.type(within(panel).getByLabelText('Value of the payment'), '10{Enter}');
    expect(await screen.findByText('Payment was added to the order')).toBeDefined();
    expect(within(panel).getByText('40.00 JD left', { normalizer: plain })).toBeDefined();
    for (const phone of ['0790000001', '0790000002']) {
      await user.type(within(panel).getByLabelText('Phone of who asks for the edit'), `${phone}{Enter}`);
      await within(panel).findByLabelText(`Status of the edit ${phone}`);
    }
    expect(screen.getAllByText('Edit was added to the order').length).toBeGreaterThan(0);
    // The second status is toggled while the first request is pending.
    for (const phone of ['0790000001', '0790000002'])
      fireEvent.change(within(panel).getByLabelText(`Status of the edit ${phone}`), { target: { value: 'ready' } });
    expect((await screen.findAllByText('Status Changed To: ready')).length).toBeGreaterThan(0);
    await waitFor(() =>
      expect(requestBodiesOf(api, 'order.changeEdit')).toEqual([{ status: 'ready' }, { status: 'ready' }]),
    );
    expect(requestsOf(api, 'order.changeEdit').map(({ params }) => params['index'])).toEqual(['0', '1']);
    await waitFor(() =>
      expect(within(panel).getAllByRole('button', { name: /^Message that the edit/ })).toHaveLength(2),
    );
  });

  it('keeps what is typed on while what was sent is on its way', async () => {
    const answers: (() => void)[] = [];
    const { api, user } = open(
      {
        orders: [anOrder(0, { subEnd: '2030-01-01T00:00:00.000Z' })],
        hold: ({ name }) =>
          ['order.addEdit', 'order.changeSubscription'].includes(name)
            ? new Promise((resolve) => answers.push(resolve))
            : undefined,
      },
      opened,
      'en',
    );
    const phone = within(await panelOf('سامي العلي')).getByLabelText<HTMLInputElement>(/^Phone of who asks/);
    await user.type(phone, '0790000001{Enter}');
    fireEvent.change(phone, { target: { value: '0790000002' } });
    await waitFor(() => expect(answers).toHaveLength(1));
    answers.pop()?.();
    expect(await screen.findByText('Edit was added to the order')).toBeDefined();
    expect(phone.value).toBe('0790000002');
    const end = within(await rowOf('سامي العلي')).getByLabelText<HTMLInputElement>(/^Subscription end/);
    for (const value of ['2031-01-01', '2032-02-02']) {
      fireEvent.change(end, { target: { value } });
      fireEvent.keyDown(end, { key: 'Enter' });
    }
    for (const day of ['2031-01-01', '2032-02-02']) {
      await waitFor(() => expect(answers).toHaveLength(1));
      expect(formatDate(end.value) || end.value).toBe('02/02/2032');
      answers.pop()?.();
      expect(await screen.findByText(`Sub end date changed to: ${formatDate(day)}`)).toBeDefined();
    }
    expect(requestBodiesOf(api, 'order.changeSubscription')).toEqual([
      { endDate: '2031-01-01' },
      { endDate: '2032-02-02' },
    ]);
  });

  it('is a demo until some day, and can be called off', async () => {
    const { api, user } = open({}, opened);
    const panel = await panelOf('سامي العلي');
    await user.click(within(panel).getByRole('switch', { name: 'تجريبي' }));
    // Nothing is due for a demo, so what is due is asked about.
    expect(await screen.findByText(/^المتبقي عليه .*JD/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'اجعله تجريبيًا' }));
    const end = await within(panel).findByLabelText('نهاية التجربة');
    fireEvent.change(end, { target: { value: '2020-01-02' } });
    fireEvent.blur(end);
    expect(await screen.findByText(/تجربة انتهت في/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'العودة إلى التاريخ' }));
    fireEvent.change(end, { target: { value: '2030-01-02' } });
    fireEvent.blur(end);
    await user.click(within(panel).getByRole('switch', { name: 'ملغى' }));
    // Money that was paid stays with the client.
    expect(await screen.findByText(/^دُفع عليه .*JD/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'إلغاء الطلب' }));
    await waitFor(() =>
      expect(requestBodiesOf(api, 'order.change')).toEqual([
        { isDemo: true },
        { demoEndDate: '2030-01-02' },
        { canceled: true },
      ]),
    );
    expect(await within(await rowOf('سامي العلي')).findByText('ملغى')).toBeDefined();
  });

  it('keeps a template of one’s own, refuses names that nothing has, and brings the original back', async () => {
    const { user } = open({}, opened);
    await user.click(await within(await panelOf('سامي العلي')).findByRole('button', { name: 'طلب الدفعة الأخيرة' }));
    await user.click(await screen.findByRole('button', { name: 'تعديل القالب' }));
    const template = screen.getByLabelText('قالب الرسالة');
    fireEvent.change(template, { target: { value: 'ادفع {المتبقى}' } });
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'لا تعرف هذه الرسالة هذه الأسماء، فاحذفها: \u2068{المتبقى}\u2069',
      'يجب أن يرد في القالب: \u2068{المتبقي}\u2069، \u2068{التاريخ}\u2069',
    ]);
    fireEvent.change(template, { target: { value: 'ادفع {المتبقي} قبل {التاريخ}' } });
    expect(screen.getByRole('region', { name: 'معاينة' }).textContent).toMatch(/ادفع .*50\.00 JD/);
    await user.click(screen.getByRole('button', { name: 'حفظ القالب' }));
    expect((await screen.findByLabelText<HTMLTextAreaElement>('نص الرسالة')).value).toMatch(
      /^ادفع .*50\.00 JD.* قبل .*\d\d\/\d\d\/\d{4}/,
    );
    await user.click(screen.getByRole('button', { name: 'تعديل القالب' }));
    await user.click(screen.getByRole('button', { name: 'استعادة القالب الأصلي' }));
    expect((await screen.findByLabelText<HTMLTextAreaElement>('نص الرسالة')).value).toContain('مرحبًا سامي العلي');
  });

  it('shows both texts if somebody else has changed the template meanwhile, and saves the chosen one', async () => {
    const [mine, theirs] = ['نصّي {المتبقي} {التاريخ}', 'نصّها {المتبقي} {التاريخ}'];
    const by = { username: 'rana', name: 'رنا' };
    let refused = false;
    const refuse: FakeOptions['refuse'] = ({ name }) => {
      if (name !== 'messageTemplate.change' || refused) return null;
      refused = true;
      const conflicts = [{ path: '/text', value: theirs, by, at: '2026-11-21T08:00:00.000Z' }];
      return { statusCode: 409, message: 'تغيّر في هذه الأثناء', conflicts };
    };
    const { api, user } = open({ refuse }, opened);
    await user.click(await within(await panelOf('سامي العلي')).findByRole('button', { name: 'طلب الدفعة الأخيرة' }));
    await user.click(await screen.findByRole('button', { name: 'تعديل القالب' }));
    fireEvent.change(screen.getByLabelText('قالب الرسالة'), { target: { value: mine } });
    await user.click(screen.getByRole('button', { name: 'حفظ القالب' }));
    const dialog = within(await screen.findByRole('dialog', { name: /غُيّر/ }));
    expect(dialog.getByRole('group').textContent).toContain(theirs);
    await user.click(dialog.getByRole('radio', { name: new RegExp(mine) }));
    await user.click(dialog.getByRole('button', { name: 'حفظ' }));
    expect((await screen.findByLabelText<HTMLTextAreaElement>('نص الرسالة')).value).toMatch(/^نصّي/);
    const sent = requestsOf(api, 'messageTemplate.change');
    expect(sent.map(({ body, seen }) => [body, seen])).toEqual([
      [{ text: mine }, `/text=${fingerprint(MESSAGE_TEMPLATES.lastPayment)}`],
      [{ text: mine }, `/text=${fingerprint(theirs)}`],
    ]);
  });

  it('records a message whose chat is opened, and says next time what was sent last', async () => {
    const { api, user } = open({}, opened, 'en');
    const ask = async () =>
      user.click(await within(await panelOf('سامي العلي')).findByRole('button', { name: /last payment/ }));
    await ask();
    expect(screen.queryByText(/^Last message/)).toBeNull();
    fireEvent.change(await screen.findByLabelText('Message'), { target: { value: 'أهلًا' } });
    // An edited message is not lost by closing its dialog.
    await user.keyboard('{Escape}');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('أهلًا');
    const chat = screen.getByRole('link', { name: 'Open the chat' });
    chat.addEventListener('click', (event) => event.preventDefault());
    await user.click(chat);
    await waitFor(() =>
      expect(requestBodiesOf(api, 'sentMessage.record')).toEqual([
        { kind: 'lastPayment', phone: anOrder(0).user?.phone, text: 'أهلًا', order: anOrder(0)._id },
      ]),
    );
    expect(await screen.findByText('sent the client a message')).toBeDefined();
    await ask();
    expect(screen.getByText(/^Last message: Last payment request, by رنا منصور/)).toBeDefined();
  });

  it('is written in English if that is chosen, and replaces an edited text only after a question', async () => {
    const { user } = open({}, opened, 'en');
    await user.click(within(await panelOf('سامي العلي')).getByRole('button', { name: /last payment/ }));
    const text = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Message')).value).toContain('نذكّرك بالدفعة الأخيرة');
    await user.click(screen.getByRole('radio', { name: 'English' }));
    expect(plain(text().value)).toMatch(/^Hello سامي العلي,\n[^]*50\.00 JD of \u200e?100\.00 JD/);
    expect(text().lang).toBe('en');
    fireEvent.change(text(), { target: { value: 'Hi' } });
    await user.click(screen.getByRole('radio', { name: 'Arabic' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }));
    expect(text().value).toBe('Hi');
  });

  it('asks for the last payment by a day that is still to come', async () => {
    const { user } = open({}, opened, 'en');
    await user.click(await within(await panelOf('سامي العلي')).findByRole('button', { name: /last payment/ }));
    const chat = () => screen.getByText('Open the chat').getAttribute('aria-disabled');
    const date = await screen.findByLabelText('To be paid by');
    expect(chat()).not.toBe('true');
    for (const day of ['', '2020-01-01']) {
      fireEvent.change(date, { target: { value: day } });
      expect(screen.getByRole('alert').textContent).toBe('Choose the day to pay by, today or later.');
      expect(chat()).toBe('true');
    }
    fireEvent.change(date, { target: { value: '2099-01-31' } });
    const text = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
    expect(text().value).toContain('31/01/2099');
    fireEvent.change(text(), { target: { value: 'أهلًا، قبل 31/01/2099' } });
    fireEvent.change(date, { target: { value: '' } });
    fireEvent.change(date, { target: { value: '2099-02-01' } });
    expect(text().value).toBe('أهلًا، قبل 01/02/2099');
    await user.click(screen.getByRole('button', { name: 'Edit the template' }));
    await user.click(screen.getByRole('button', { name: 'Back to the message' }));
    expect(text().value).toBe('أهلًا، قبل 01/02/2099');
  });

  it('says that there is none at a wrong address', async () => {
    const { user } = open({}, '?order=nowhere');
    expect(await screen.findByText('لا يوجد طلب بهذا العنوان')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'العودة إلى الطلبات' }));
    expect(screen.queryByText('لا يوجد طلب بهذا العنوان')).toBeNull();
  });

  it('gives sheets and invoices as files by their names, or says why not', async () => {
    const kept: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      kept.push(this.download);
    });
    let fails = false;
    const { api, user } = open(
      {
        refuse: ({ name }) => (name === 'order.invoice' && fails ? { statusCode: 503, message: BUSY_RESPONSE } : null),
      },
      `${opened}&status=unready&page=2&limit=30`,
    );
    await user.click(await screen.findByRole('button', { name: 'تنزيل Excel' }));
    await waitFor(() => expect(kept).toEqual(['orders.xlsx']));
    const first15 = { status: 'unready', excel: '1', page: '3', limit: '15' };
    expect(requestsOf(api, 'order.list').at(-1)?.query).toEqual(first15);
    await user.click(await screen.findByRole('button', { name: 'Excel: كل ما يطابق' }));
    await waitFor(() => expect(kept).toEqual(['orders.xlsx', 'orders.xlsx']));
    expect(requestsOf(api, 'order.list').at(-1)?.query).toEqual({ status: 'unready', excel: 'all' });
    await user.click(await screen.findByRole('button', { name: 'تنزيل الفاتورة' }));
    await waitFor(() => expect(kept).toEqual(['orders.xlsx', 'orders.xlsx', 'invoice-1047.pdf']));
    await user.click(await screen.findByRole('button', { name: 'كشف الحساب' }));
    await waitFor(() => expect(kept.at(-1)).toBe('statement-client0.pdf'));
    await user.click(await screen.findByRole('button', { name: 'الكشف Excel' }));
    await waitFor(() => expect(kept.at(-1)).toBe('statement-client0.xlsx'));
    fails = true;
    await user.click(await screen.findByRole('button', { name: 'تنزيل الفاتورة' }));
    expect(await screen.findByText(BUSY_RESPONSE)).toBeDefined();
    vi.restoreAllMocks();
  });
});

describe('the menu of an order', () => {
  it('is stopped, scheduled and started in its order, each after a question', async () => {
    const { api, user } = open({}, opened);
    const panel = within(await panelOf('سامي العلي'));
    expect(panel.getByText('مفعّلة')).toBeDefined();
    const confirm = async (name: string) => {
      const dialog = await screen.findByRole('alertdialog');
      await user.click(within(dialog).getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await user.click(panel.getByText('إيقافها في يوم لاحق'));
    const schedule = panel.getByRole('button', { name: 'جدولة' });
    fireEvent.change(panel.getByLabelText('يوم الإيقاف'), { target: { value: '01/01/2020' } });
    await user.click(schedule);
    expect(panel.getByText('اختر يومًا بعد اليوم.')).toBeDefined();
    fireEvent.change(panel.getByLabelText('يوم الإيقاف'), { target: { value: '02/01/2190' } });
    await user.click(schedule);
    await confirm('إيقاف');
    expect(requestsOf(api, 'menu.deactivate').at(-1)?.query).toEqual({ schedule: '2190-01-01T21:00:00.000Z' });
    await user.click(await panel.findByRole('button', { name: 'إلغاء الإيقاف المجدول' }));
    await confirm('تفعيل');
    await user.click(await panel.findByRole('button', { name: 'إيقاف القائمة' }));
    await confirm('إيقاف');
    await user.click(await panel.findByRole('button', { name: 'تفعيل القائمة' }));
    await confirm('تفعيل');
    expect(await panel.findByText('مفعّلة')).toBeDefined();
    expect(requestsOf(api, 'menu.activate')).toHaveLength(2);
  });

  it('that was deleted offers nothing', async () => {
    const menu = { ...anOrder(0).menu, active: false, inactiveFrom: '2026-01-01T00:00:00.000Z', deleted: true };
    open({ orders: [anOrder(0, { menu })] }, opened);
    const panel = within(await panelOf('سامي العلي'));
    expect(panel.getByText(/^القائمة في المحذوفات/)).toBeDefined();
    expect(panel.queryByRole('button', { name: 'تفعيل القائمة' })).toBeNull();
  });
});

describe('the total of an order', () => {
  const openCorrection = async (user: ReturnType<typeof renderUser>) => {
    await user.click(within(await panelOf('سامي العلي')).getByRole('button', { name: 'Correct the total' }));
    return within(await screen.findByRole('alertdialog', { name: 'Correct the total of order 1047?' }));
  };

  it('is corrected with a reason', async () => {
    const { api, user } = open({ orders: [anOrder(0)] }, opened, 'en');
    const dialog = await openCorrection(user);
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Correct the total' });
    fireEvent.change(dialog.getByLabelText('Correct total'), { target: { value: '٨٠' } });
    expect(confirm.disabled).toBe(true);
    await user.type(dialog.getByLabelText('Reason'), 'discount');
    expect(dialog.queryByRole('alert')).toBeNull();
    await user.click(confirm);
    await screen.findByText('Total corrected');
    expect(requestBodiesOf(api, 'order.correctTotal')).toEqual([
      { from: 100, totalAmount: 80, reason: 'discount', belowPaid: false },
    ]);
  });

  it('keeps amount and reason of a correction if the total has changed meanwhile, and shows the new total', async () => {
    const { api, user } = open({ orders: [anOrder(0)] }, opened, 'en');
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
    await user.click(confirm);
    await screen.findByText('Total corrected');
    expect(requestBodiesOf(api, 'order.correctTotal').at(-1)).toMatchObject({ from: 120, totalAmount: 80 });
  });

  it('takes no reason above the limit, and cuts none', async () => {
    const { user } = open({ orders: [anOrder(0)] }, opened, 'en');
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
    const { api, user } = open({ orders: [anOrder(0)] }, opened, 'en');
    const dialog = await openCorrection(user);
    fireEvent.change(dialog.getByLabelText('Correct total'), { target: { value: '20' } });
    expect(plain(dialog.getByRole('alert').textContent)).toMatch(/below what was paid: .*30\.00 JD/);
    await user.type(dialog.getByLabelText('Reason'), 'discount');
    await user.click(dialog.getByRole('button', { name: 'Yes, below what was paid' }));
    await waitFor(() => expect(requestBodiesOf(api, 'order.correctTotal')).toMatchObject([{ belowPaid: true }]));
  });
});

describe('a demo', () => {
  it('that is fully paid is offered a year from its end', async () => {
    const trial = { isDemo: true, demoEndDate: '2099-12-30T00:00:00.000Z' };
    const { api, user } = open({ orders: [anOrder(1, trial)] }, `?order=${anOrder(1)._id}`, 'en');
    const panel = within(await panelOf('رنا منصور'));
    const offer = 'Make it a subscription for this year';
    expect(panel.getByText(/from .*30\/12\/2099.* until .*30\/12\/2100/)).toBeDefined();
    await user.click(panel.getByRole('button', { name: offer }));
    await waitFor(() => expect(panel.queryByRole('button', { name: offer })).toBeNull());
    expect(requestBodiesOf(api, 'order.change')).toEqual([{ isDemo: false, subEnd: '2100-12-30T00:00:00.000Z' }]);
  });

  it('that is fully paid and has no end of its own is offered a year from today', async () => {
    open({ orders: [anOrder(1, { isDemo: true })] }, `?order=${anOrder(1)._id}`, 'en');
    const panel = within(await panelOf('رنا منصور'));
    const { from, until } = yearOfPaidDemo({ demoEndDate: null }, new Date());
    expect(plain(panel.getByText(/still a demo/).textContent)).toContain(
      `from ${formatDate(from)} until ${formatDate(until)}`,
    );
  });
});

describe('a renewal', () => {
  const stopped = { ...anOrder(0).menu, active: false, inactiveFrom: '2026-01-01T00:00:00.000Z' };

  it('states period and price, may start the menu, and opens the new order', async () => {
    const { api, user } = open({ orders: [anOrder(0, { menu: stopped }), anOrder(1)] }, opened);
    const panel = within(await panelOf('سامي العلي'));
    await user.click(panel.getByRole('button', { name: 'تجديد لسنة' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'تجديد اشتراك «سامي العلي» لسنة؟' }));
    expect(dialog.getAllByRole('definition').map(({ textContent }) => plain(textContent))).toEqual([
      'مطعم إنوفا',
      '12/11/2099',
      '12/11/2100',
      '100.00JD',
    ]);
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
    const { api, user } = open({ orders: [anOrder(0, { subEnd: `${formerEnd}T00:00:00.000Z` })] }, opened, 'en');
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
    const other = open({ orders: [anOrder(0, { subEnd: `${formerEnd}T00:00:00.000Z` })] }, opened, 'en');
    expect(await renew()).toBe(formatDate(today ?? ''));
    expect(requestBodiesOf(other.api, 'order.renew')).toEqual([{ from: today, totalAmount: 100 }]);
  });

  it('takes a price that was agreed, and says so if it is none, zero or far from the proposed one', async () => {
    const { api, user } = open({ orders: [anOrder(0)] }, opened, 'en');
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

  it('leaves the menu stopped if that is chosen, says why it failed, and is not offered for a cancelled order', async () => {
    const orders = [anOrder(0, { menu: stopped })];
    const { api, user } = open({ orders, ...respondWithError('order.renew') }, opened);
    const panel = within(await panelOf('سامي العلي'));
    await user.click(panel.getByRole('button', { name: 'تجديد لسنة' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByLabelText('تفعيل القائمة'));
    await user.click(dialog.getByRole('button', { name: 'تجديد' }));
    expect(await screen.findByText(BUSY_RESPONSE)).toBeDefined();
    expect(requestBodiesOf(api, 'order.renew')).toEqual([{ from: '2099-11-12', totalAmount: 100 }]);
    await user.click(panel.getByRole('switch', { name: 'ملغى' }));
    fireEvent.click(await screen.findByRole('button', { name: 'إلغاء الطلب' }));
    await waitFor(() => expect(panel.queryByRole('button', { name: 'تجديد لسنة' })).toBeNull());
  });
});
