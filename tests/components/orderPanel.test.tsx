import { DAY_MS, formatDate } from '@qaima/schemas';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anOrder } from '../../stories/support/fake-api/orders.js';
import { requestBodiesOf, BUSY_RESPONSE, requestsOf } from './openOwnerScreen.js';
import { FIRST_ORDER, openOrders, panelOf, plain, rowOf } from './openOrders.js';
import { setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());

describe('an order', () => {
  it('switches edits both ways, and offers a message only when ready', async () => {
    const { user } = openOrders({}, FIRST_ORDER);
    const panel = await panelOf('سامي العلي');
    expect(within(panel).getByText('هاتف صاحب التعديل')).toBeDefined();
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

  it('loads when called by number, and every notice has its exact text', async () => {
    const { api, user } = openOrders({}, '?order=1047', 'en');
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
    const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
    const [first, second] = [inDays(10).slice(0, 10), inDays(20).slice(0, 10)];
    const answers: (() => void)[] = [];
    const { api, user } = openOrders(
      {
        orders: [anOrder(0, { subEnd: inDays(1) })],
        hold: ({ name }) =>
          ['order.addEdit', 'order.changeSubscription'].includes(name)
            ? new Promise((resolve) => answers.push(resolve))
            : undefined,
      },
      FIRST_ORDER,
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
    for (const value of [first, second]) {
      fireEvent.change(end, { target: { value } });
      fireEvent.keyDown(end, { key: 'Enter' });
    }
    for (const day of [first, second]) {
      await waitFor(() => expect(answers).toHaveLength(1));
      expect(formatDate(end.value) || end.value).toBe(formatDate(second));
      answers.pop()?.();
      expect(await screen.findByText(`Sub end date changed to: ${formatDate(day)}`)).toBeDefined();
    }
    expect(requestBodiesOf(api, 'order.changeSubscription')).toEqual([{ endDate: first }, { endDate: second }]);
  });

  it('asks before text that was typed in one of its fields is lost', async () => {
    const { user } = openOrders({}, FIRST_ORDER, 'en');
    const panel = within(await panelOf('سامي العلي'));
    await user.click(panel.getByText('Assign another menu'));
    for (const field of [
      panel.getByLabelText('Phone of who asks for the edit'),
      panel.getByLabelText(/^Menu, by name or id: /),
      panel.getByLabelText('Value of the payment'),
    ]) {
      await user.type(field, '079');
      await user.click(panel.getByRole('button', { name: 'Close the panel' }));
      const question = await screen.findByRole('alertdialog', { name: 'You have unsaved changes' });
      await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await user.clear(field);
    }
    await user.click(panel.getByRole('button', { name: 'Close the panel' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });

  it('is a demo until some day, and can be called off', async () => {
    const { api, user } = openOrders({}, FIRST_ORDER);
    const panel = await panelOf('سامي العلي');
    await user.click(within(panel).getByRole('switch', { name: 'تجريبي' }));
    // Nothing is due for a demo, so what is due is asked about.
    expect(await screen.findByText(/^المتبقي عليه .*د\.أ/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'اجعله تجريبيًا' }));
    const end = await within(panel).findByLabelText('نهاية التجربة');
    fireEvent.change(end, { target: { value: '2020-01-02' } });
    fireEvent.blur(end);
    expect(await screen.findByText(/تجربة انتهت في/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'العودة إلى التاريخ' }));
    // So is one that is years ahead.
    fireEvent.change(end, { target: { value: '2190-01-02' } });
    fireEvent.blur(end);
    fireEvent.click(await screen.findByRole('button', { name: 'نعم، هذا هو اليوم' }));
    await user.click(within(panel).getByRole('switch', { name: 'ملغى' }));
    // Money that was paid stays with the client.
    expect(await screen.findByText(/^دُفع عليه .*د\.أ/)).toBeDefined();
    fireEvent.change(screen.getByLabelText('السبب'), { target: { value: 'أغلق' } });
    fireEvent.click(screen.getByRole('button', { name: 'إلغاء الطلب' }));
    await waitFor(() =>
      expect(requestBodiesOf(api, 'order.change')).toMatchObject([
        { isDemo: true },
        { demoEndDate: '2190-01-02' },
        { canceled: true, reason: 'أغلق' },
      ]),
    );
    expect(await within(await rowOf('سامي العلي')).findByText('ملغى')).toBeDefined();
  });

  it('says that there is none at a wrong address', async () => {
    const { user } = openOrders({}, '?order=nowhere');
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
    const { api, user } = openOrders(
      {
        refuse: ({ name }) => (name === 'order.invoice' && fails ? { statusCode: 503, message: BUSY_RESPONSE } : null),
      },
      `${FIRST_ORDER}&status=unready&page=2&limit=30`,
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
    const more = async () => user.click(await screen.findByRole('button', { name: 'مستندات أخرى' }));
    await more();
    const statement = await screen.findByRole('menuitem', { name: 'كشف الحساب' });
    const opened = screen.getByRole('button', { hidden: true, name: 'مستندات أخرى' });
    expect(document.getElementById(opened.getAttribute('aria-controls') ?? '')?.contains(statement)).toBe(true);
    await user.click(statement);
    await waitFor(() => expect(kept.at(-1)).toBe('statement-client0.pdf'));
    await more();
    await user.click(await screen.findByRole('menuitem', { name: 'الكشف Excel' }));
    await waitFor(() => expect(kept.at(-1)).toBe('statement-client0.xlsx'));
    fails = true;
    await user.click(await screen.findByRole('button', { name: 'تنزيل الفاتورة' }));
    expect(await screen.findByText(BUSY_RESPONSE)).toBeDefined();
    vi.restoreAllMocks();
  });
});

describe('the menu of an order', () => {
  it('is stopped, scheduled and started in its order, each after a question', async () => {
    const { api, user } = openOrders({}, FIRST_ORDER);
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
    openOrders({ orders: [anOrder(0, { menu })] }, FIRST_ORDER);
    const panel = within(await panelOf('سامي العلي'));
    expect(panel.getByText(/^القائمة في المحذوفات/)).toBeDefined();
    expect(panel.queryByRole('button', { name: 'تفعيل القائمة' })).toBeNull();
  });
});
