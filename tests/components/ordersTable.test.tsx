import { providerDay } from '@qaima/schemas';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FAKE_PASSWORD } from '../../stories/support/fake-api/createFakeApi.js';
import { anOrder, someOrders } from '../../stories/support/fake-api/orders.js';
import { anAccount } from '../../stories/support/sampleMenu.js';
import { BUSY_RESPONSE, requestsOf } from './openOwnerScreen.js';
import { openOrders, panelOf, plain, rowOf } from './openOrders.js';
import { setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());

describe('the table of orders', () => {
  it('shows each order in the tone of what is paid', async () => {
    openOrders();
    await rowOf('سامي العلي');
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map(({ dataset }) => dataset['tone'])).toEqual(['half', 'paid', 'scarce', 'most', 'low']);
    expect(within(await rowOf('خالد زيدان')).getByText('20%')).toBeDefined();
  });

  it('marks no demo as late, because nothing is due of it yet', async () => {
    const demo = { isDemo: true, demoEndDate: '2026-12-30T00:00:00.000Z' };
    openOrders({ orders: [anOrder(2, demo), anOrder(1, demo)] });
    expect((await rowOf('خالد زيدان')).dataset['tone']).toBeUndefined();
    // One that is paid in full becomes a subscription.
    expect((await rowOf('رنا منصور')).dataset['tone']).toBe('paid');
  });

  it('says of an order all that is known, in the order of its columns', async () => {
    const trial = { isDemo: true, demoEndDate: '2026-12-30T00:00:00.000Z' };
    const orders = [anOrder(0, { ...trial, canceled: true }), anOrder(2, { canceled: true })];
    openOrders({ orders }, '?canceled=true');
    const cellsOf = (row: HTMLElement) => within(row).getAllByRole('cell');
    const row = await rowOf('سامي العلي');
    // Nothing is due of a cancelled order.
    expect(row.dataset['tone']).toBeUndefined();
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(cellsOf(row).map(({ dataset }, at) => dataset['label'] ?? heads[at]));
    expect(heads.slice(1, -1)).toEqual([
      'الرقم',
      'الإجمالي (د.أ)',
      'المدفوع (د.أ)',
      'النسبة',
      'التعديلات',
      'التاريخ',
      'نهاية الاشتراك',
      'تجريبي',
      'الحالة',
      'القائمة',
    ]);
    const said = cellsOf(row).map(({ textContent }) => plain(textContent));
    expect(said.slice(0, 7)).toEqual([
      'سامي العلي0795550140ملغى',
      '#1047',
      '100.00',
      '50.00',
      '50%',
      '0',
      '12/11/2026',
    ]);
    expect(said[8]).toBe('نعم30/12/2026');
    // Long names are cut after two lines.
    expect(within(row).getByTitle('سامي العلي')).toBeDefined();
    expect(within(row).getByTitle('مطعم إنوفا')).toBeDefined();
    expect(cellsOf(await rowOf('خالد زيدان'))[8]?.textContent).toBe('لا');
  });

  it('marks ended subscriptions and edits that wait or aren’t ready in words', async () => {
    const today = providerDay(new Date().toISOString());
    const requiredEdits = [
      { _id: 'a', phoneNo: '0790000001', status: 'unready' },
      { _id: 'b', phoneNo: '0790000002', status: 'ready' },
    ] as const;
    openOrders({
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

  it('opens an order by its row and name, but not by the row’s controls', async () => {
    const { user } = openOrders();
    const row = await rowOf('خالد زيدان');
    await user.click(within(row).getByLabelText('الحالة: خالد زيدان'));
    await user.click(within(row).getByLabelText('القائمة، باسمها أو معرّفها: خالد زيدان'));
    expect(screen.queryByRole('complementary')).toBeNull();
    await user.click(within(row).getByText('20%'));
    expect(await panelOf('خالد زيدان')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'هبة السالم' }));
    expect(await panelOf('هبة السالم')).toBeDefined();
  });

  it('shows amounts exactly, each as elsewhere, with aligned decimal marks', async () => {
    openOrders({ orders: [anOrder(1, { totalAmount: 12_345.678, payments: [] }), anOrder(2)] });
    const cells = within(await rowOf('رنا منصور')).getAllByRole('cell');
    expect(cells[2]?.textContent).toBe('12,345.678');
    const others = within(await rowOf('خالد زيدان')).getAllByRole('cell');
    const amounts = others.slice(2, 4).map((cell) => cell.querySelector('bdi'));
    expect(amounts.map((amount) => amount?.textContent)).toEqual(['100.00', '20.00']);
    expect(amounts.map((amount) => amount?.style.paddingInlineEnd)).toEqual(['1ch', '1ch']);
    expect(others[3]?.textContent).toMatch(/المتبقي .*80\.00/);
  });

  it('goes to the last page instead of a missing one, and to any by number', async () => {
    const { user } = openOrders({ orders: someOrders(70) }, '?page=999');
    await screen.findByText('صفحة 5 من 5');
    expect(screen.queryByText('لا توجد طلبات بعد')).toBeNull();
    const jump = screen.getByLabelText('رقم الصفحة، من 1 إلى 5');
    for (const wrong of ['x', '2.5', '0']) {
      await user.type(jump, `${wrong}{Enter}`);
      expect(screen.getByRole('alert').textContent).toBe('اكتب رقمًا صحيحًا من 1 إلى 5');
      await user.clear(jump);
    }
    expect(screen.getByText('صفحة 5 من 5')).toBeDefined();
    await user.type(jump, '٣{Enter}');
    await screen.findByText('صفحة 3 من 5');
    await user.type(screen.getByLabelText('رقم الصفحة، من 1 إلى 5'), '40{Enter}');
    await screen.findByText('لا توجد صفحة 40؛ هذه آخر صفحة.');
    await user.click(screen.getByRole('button', { name: 'الصفحة السابقة' }));
    await screen.findByText('صفحة 4 من 5');
    await user.click(screen.getByRole('button', { name: 'الصفحة التالية' }));
    await screen.findByText('صفحة 5 من 5');
    expect(screen.queryByText('لا توجد صفحة 40؛ هذه آخر صفحة.')).toBeNull();
  });

  it('offers no message that a menu is ready while nobody can open it', async () => {
    openOrders({ orders: [anOrder(1), anOrder(3, { menu: { ...anOrder(3).menu, active: false } })] });
    expect(within(await rowOf('رنا منصور')).queryByRole('button', { name: 'إرسال رسالة' })).not.toBeNull();
    expect(within(await rowOf('هبة السالم')).queryByRole('button', { name: 'إرسال رسالة' })).toBeNull();
  });

  it('reads again when it is looked at, and never while something is typed', async () => {
    const { api, user } = openOrders();
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

  it('says what failed, and reads again', async () => {
    let fails = true;
    const { user } = openOrders({
      refuse: ({ name }) => (name === 'order.list' && fails ? { statusCode: 503, message: BUSY_RESPONSE } : null),
    });
    expect(await screen.findByText(BUSY_RESPONSE)).toBeDefined();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    expect(await rowOf('سامي العلي')).toBeDefined();
  });

  it('leads to the log-in when the session has ended, and loads afterwards', async () => {
    let hasEnded = true;
    const { user } = openOrders({
      refuse: ({ name }) =>
        name === 'order.list' && hasEnded ? { statusCode: 401, message: 'يرجى تسجيل الدخول أولًا' } : null,
    });
    const dialog = await screen.findByRole('dialog', { name: 'انتهت جلستك' });
    hasEnded = false;
    await user.type(within(dialog).getByLabelText(/اسم المستخدم/), 'rana.staff');
    await user.type(within(dialog).getByLabelText('كلمة المرور'), FAKE_PASSWORD);
    await user.click(within(dialog).getByRole('button', { name: 'دخول' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await rowOf('سامي العلي')).toBeDefined();
  });

  it('is not for others than staff', async () => {
    const { api } = openOrders({ account: anAccount() });
    expect(await screen.findByText('هذه الصفحة لموظفي مزوّد الخدمة')).toBeDefined();
    expect(requestsOf(api, 'order.list')).toEqual([]);
  });
});
