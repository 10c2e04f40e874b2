import { endpointUrl, messageKindField, orderEndpoints } from '@qaima/schemas';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOrder, waitingOrders } from '../../stories/support/fake-api/orders.js';
import { requestsOf } from './openOwnerScreen.js';
import { openStaffConsole } from './openStaffConsole.js';
import { setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1);

describe('the work queue', () => {
  it('is the first screen: queues with count and sum, rows of the chosen one', async () => {
    const orders = [...waitingOrders(4), anOrder(8, { requiredEdits: [{ phoneNo: '0790000000', status: 'unready' }] })];
    const { user } = openStaffConsole('', { orders });
    const [first] = await rowsOf('تنتهي خلال 30 يومًا أو انتهت');
    expect(first!.textContent).toMatch(/مطعم إنوفا.*سامي العلي.*انتهى قبل 3 أيام.*50.*لم يُراسَل بعد/);
    const queues = within(screen.getByRole('group', { name: 'ما ينتظر' })).getAllByRole('button');
    expect(queues.map(({ textContent }) => /^\D+(?:30\D+)?(\d+)/.exec(textContent)?.[1])).toHaveLength(5);
    expect(queues[0]!.textContent).toMatch(/4.*400.*انتهت: 3.*باقية: 1/);
    const last = (await rowsOf('تنتهي خلال 30 يومًا أو انتهت')).at(-1);
    expect(last!.textContent).toMatch(/ينتهي اليوم/);
    await user.click(queues[2]!);
    expect(await rowsOf('تعديلات تنتظر')).toHaveLength(1);
    await user.click(queues[4]!);
    expect(await screen.findByText('لا شيء ينتظر هنا')).toBeDefined();
  });

  it('says how much of the debt is of running and of ended subscriptions', async () => {
    const owing = waitingOrders(5).map((order) => ({ ...order, payments: [] }));
    const { user } = openStaffConsole('', { orders: owing }, 'en');
    const queues = within(await screen.findByRole('group', { name: 'What waits' }));
    const card = queues.getByRole('button', { name: /^Outstanding payments/ });
    expect(card.textContent).toMatch(
      /5.*500\.00\s*JD.*2 running subscriptions · 200\.00\s*JD.*3 ended subscriptions · 300\.00\s*JD/,
    );
    expect(queues.getByRole('button', { name: /^Ending/ }).textContent).toMatch(/Worth 500\.00\s*JD/);
    await user.click(card);
    expect(await rowsOf('Outstanding payments')).toHaveLength(5);
  });

  it('names the sum of what is owed once if no subscription has ended', async () => {
    const running = waitingOrders(2).map((order) => ({ ...order, payments: [], subEnd: '2099-01-31' }));
    openStaffConsole('', { orders: running }, 'en');
    const queues = within(await screen.findByRole('group', { name: 'What waits' }));
    const card = queues.getByRole('button', { name: /^Outstanding payments/ });
    expect(card.textContent).toMatch(/2Total 200\.00\s*JD2 running subscriptions$/);
  });

  it('asks for the first payment below the minimum paid, then for the last', async () => {
    const [order] = waitingOrders(1);
    const paid = { method: 'cash', value: 30 } as const;
    for (const [payments, template] of [
      [[], messageKindField['x-options'].firstPayment.en],
      [[paid], messageKindField['x-options'].lastPayment.en],
    ] as const) {
      const { user } = openStaffConsole('?queue=unpaid', { orders: [{ ...order!, payments: [...payments] }] }, 'en');
      const [row] = await rowsOf('Outstanding payments');
      await user.click(within(row!).getByRole('button', { name: 'Message' }));
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByText(`${template} ·`, { exact: false })).toBeDefined();
      cleanup();
    }
  });

  it('opens the first queue in which something waits', async () => {
    const edited = { requiredEdits: [{ phoneNo: '0790000000', status: 'unready' as const }], isDemo: true };
    const { api } = openStaffConsole('', { orders: [anOrder(8, edited)] }, 'en');
    expect(await rowsOf('Edits waiting')).toHaveLength(1);
    expect(requestsOf(api, 'workQueue.read').at(-1)?.query).toMatchObject({ queue: 'edits', sort: 'since' });
  });

  it('is sorted by a column, also reversed, and keeps it in its requests', async () => {
    const { api, user } = openStaffConsole('', { orders: waitingOrders(34) });
    expect(await rowsOf('تنتهي خلال 30 يومًا أو انتهت')).toHaveLength(30);
    const sort = async () => user.click(screen.getByRole('button', { name: 'المتبقي (د.أ)' }));
    const asked = () => requestsOf(api, 'workQueue.read').at(-1)?.query;
    await sort();
    await waitFor(() => expect(asked()).toMatchObject({ sort: 'owed', direction: 'asc' }));
    await sort();
    await waitFor(() => expect(asked()).toMatchObject({ sort: 'owed', direction: 'desc', page: '1' }));
    expect(screen.getByRole('columnheader', { name: 'المتبقي (د.أ)' }).ariaSort).toBe('descending');
    await user.click(screen.getByRole('button', { name: 'الصفحة التالية' }));
    await waitFor(async () => expect(await rowsOf('تنتهي خلال 30 يومًا أو انتهت')).toHaveLength(4));
  });

  it('writes to a client, and says so in the row', async () => {
    const { user } = openStaffConsole('', { orders: waitingOrders(1) });
    const [row] = await rowsOf('تنتهي خلال 30 يومًا أو انتهت');
    await user.click(within(row!).getByRole('button', { name: 'رسالة' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: /فتح/ }));
    await waitFor(async () =>
      expect((await rowsOf('تنتهي خلال 30 يومًا أو انتهت'))[0]!.textContent).not.toContain('لم يُراسَل بعد'),
    );
  });

  it('writes to selected clients from one template, records each opened chat', async () => {
    const { api, user } = openStaffConsole('', { orders: waitingOrders(3) });
    const rows = await rowsOf('تنتهي خلال 30 يومًا أو انتهت');
    await user.click(screen.getByRole('checkbox', { name: 'تحديد كل ما في الصفحة' }));
    await user.click(within(rows[1]!).getByRole('checkbox'));
    const bar = screen.getByRole('region', { name: 'المحدد: 2' });
    expect(bar.textContent).toMatch(/سطران محددان.*130/);
    await user.click(within(bar).getByRole('button', { name: 'رسالة لكل واحدة' }));
    let dialog = within(await screen.findByRole('dialog'));
    const text = async () => (await dialog.findByLabelText<HTMLTextAreaElement>('نص الرسالة')).value;
    expect(await text()).toMatch(/سامي العلي[^]*تاريخ انتهاء اشتراكك/);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'القالب' }), 'lastPayment');
    const openChat = async (name: string) => {
      expect(await text()).toMatch(new RegExp(`${name}[^]*المتبقي`));
      const chat = dialog.getByRole('link', { name: /فتح/ });
      chat.addEventListener('click', (event) => event.preventDefault());
      await user.click(chat);
    };
    await openChat('سامي العلي');
    // Closed in the middle, the dialog goes on where it was.
    await user.click(dialog.getByRole('button', { name: 'إغلاق' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(within(bar).getByRole('button', { name: 'رسالة لكل واحدة' }));
    dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('status').textContent).toBe('فُتحت 1 من 2');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'القالب' }), 'lastPayment');
    await openChat('خالد زيدان');
    expect(dialog.getByRole('status').textContent).toBe('فُتحت 2 من 2');
    expect(dialog.getByText('فُتحت كل المحادثات الممكنة.')).toBeDefined();
    await waitFor(() => expect(requestsOf(api, 'sentMessage.record')).toHaveLength(2));
    expect(screen.queryByText(/سُجّلت الرسالة مُرسلة/)).toBeNull();
  });

  it('writes to each selected client in the menu’s language, or a chosen one', async () => {
    const [first, second] = waitingOrders(2);
    const menu = { ...second!.menu, language: 'en' } as const;
    const { user } = openStaffConsole('', { orders: [first!, { ...second!, menu }] });
    await rowsOf('تنتهي خلال 30 يومًا أو انتهت');
    await user.click(screen.getByRole('checkbox', { name: 'تحديد كل ما في الصفحة' }));
    await user.click(screen.getByRole('button', { name: 'رسالة لكل واحدة' }));
    const dialog = within(await screen.findByRole('dialog'));
    const text = async () => (await dialog.findByLabelText<HTMLTextAreaElement>('نص الرسالة')).value;
    const choose = (name: string) => user.click(dialog.getByRole('button', { name: new RegExp(name) }));
    await choose(first!.user!.name!);
    expect(await text()).toContain('تاريخ انتهاء اشتراكك');
    await choose(second!.user!.name!);
    expect(await text()).toContain('Your subscription ends');
    await user.click(dialog.getByRole('radio', { name: 'العربية' }));
    expect(await text()).toContain('تاريخ انتهاء اشتراكك');
    await choose(first!.user!.name!);
    await user.click(dialog.getByRole('radio', { name: 'الإنجليزية' }));
    await choose(second!.user!.name!);
    expect(await text()).toContain('تاريخ انتهاء اشتراكك');
  });

  it('tells clients with waiting edits that these were received, not ready', async () => {
    const edits = [
      { phoneNo: '0790000000', status: 'unready' },
      { phoneNo: '0790000001', status: 'ready' },
    ] as const;
    const { user } = openStaffConsole('?queue=edits', { orders: [anOrder(8, { requiredEdits: [...edits] })] });
    const [row] = await rowsOf('تعديلات تنتظر');
    const textOf = async (name: string) => {
      const dialog = within(await screen.findByRole('dialog', { name }));
      return (await dialog.findByLabelText<HTMLTextAreaElement>('نص الرسالة')).value;
    };
    await user.click(within(row!).getByRole('button', { name: 'رسالة' }));
    expect(await textOf('رسالة إلى هبة السالم')).toMatch(/استلمنا طلبك للتعديل، ولم يجهز بعد/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(within(row!).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'رسالة لكل واحدة' }));
    expect(await textOf('رسالة إلى عميل واحد')).toMatch(/استلمنا طلبك للتعديل، ولم يجهز بعد/);
    const templates = within(await screen.findByRole('combobox', { name: 'القالب' })).getAllByRole('option');
    const names = templates.map(({ textContent }) => textContent);
    expect(names).toContain('استُلم طلب التعديل');
    expect(names).not.toContain('التعديل جاهز');
  });

  it('leaves out who was written to today, and says when', async () => {
    const [first, second] = waitingOrders(2);
    const by = { name: 'رنا منصور', username: 'rana.staff' };
    const lastMessage = { kind: 'renewalDue', language: 'ar', at: new Date().toISOString(), by } as const;
    const { user } = openStaffConsole('', { orders: [{ ...first!, lastMessage }, second!] });
    await rowsOf('تنتهي خلال 30 يومًا أو انتهت');
    await user.click(screen.getByRole('checkbox', { name: 'تحديد كل ما في الصفحة' }));
    await user.click(screen.getByRole('button', { name: 'رسالة لكل واحدة' }));
    const dialog = within(await screen.findByRole('dialog'));
    const [written, other] = dialog.getAllByRole('listitem');
    expect(written!.textContent).toContain('روسل اليوم:');
    expect(within(written!).getByRole('checkbox')).toHaveProperty('checked', false);
    expect(within(other!).getByRole('checkbox')).toHaveProperty('checked', true);
    expect(dialog.getByRole('status').textContent).toBe('فُتحت 0 من 1');
  });

  it('says who would be asked for money without owing any', async () => {
    const { user } = openStaffConsole('', { orders: waitingOrders(3) });
    await rowsOf('تنتهي خلال 30 يومًا أو انتهت');
    await user.click(screen.getByRole('checkbox', { name: 'تحديد كل ما في الصفحة' }));
    await user.click(screen.getByRole('button', { name: 'رسالة لكل واحدة' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText(/لا شيء متبقٍّ على/)).toBeNull();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'القالب' }), 'lastPayment');
    expect(dialog.getByText(/لا شيء متبقٍّ على/).textContent).toMatch(/: \u2068رنا منصور\u2069$/);
  });

  it('keeps the selection on other pages, and says how many are selected', async () => {
    const { user } = openStaffConsole('', { orders: waitingOrders(34) });
    await rowsOf('تنتهي خلال 30 يومًا أو انتهت');
    const all = () => screen.getByRole('checkbox', { name: 'تحديد كل ما في الصفحة' });
    await user.click(all());
    await user.click(screen.getByRole('button', { name: 'الصفحة التالية' }));
    await waitFor(async () => expect(await rowsOf('تنتهي خلال 30 يومًا أو انتهت')).toHaveLength(4));
    const bar = screen.getByRole('region', { name: 'المحدد: 30' });
    expect(bar.textContent).toContain('منها 30 ليست في هذه الصفحة');
    expect(all()).toHaveProperty('checked', false);
    const reload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(reload);
    expect(reload.defaultPrevented).toBe(true);
    await user.click(all());
    expect(screen.getByRole('region', { name: 'المحدد: 34' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'الصفحة السابقة' }));
    await waitFor(async () => expect(await rowsOf('تنتهي خلال 30 يومًا أو انتهت')).toHaveLength(30));
    expect(all()).toHaveProperty('checked', true);
    // Another queue begins without a selection.
    await user.click(within(screen.getByRole('group', { name: 'ما ينتظر' })).getAllByRole('button')[1]!);
    await waitFor(() => expect(screen.queryByRole('region', { name: /المحدد/ })).toBeNull());
  });

  it('keeps the selection across screens, without rows that left the queue', async () => {
    const orders = waitingOrders(3);
    const { api, user } = openStaffConsole('?queue=expiring', { orders });
    await rowsOf('تنتهي خلال 30 يومًا أو انتهت');
    await user.click(screen.getByRole('checkbox', { name: 'تحديد كل ما في الصفحة' }));
    const goAndReturn = async (meanwhile: () => Promise<unknown>) => {
      await user.click(screen.getByRole('link', { name: 'سامي العلي' }));
      await screen.findByRole('heading', { name: 'سامي العلي' });
      await meanwhile();
      await user.click(screen.getByRole('link', { name: 'ما ينتظر' }));
    };
    await goAndReturn(async () => undefined);
    expect(await screen.findByRole('region', { name: 'المحدد: 3' })).toBeDefined();
    await goAndReturn(() =>
      api.transport.fetch(endpointUrl(orderEndpoints.change, { orderId: orders[1]!._id }), {
        method: 'PUT',
        body: JSON.stringify({ canceled: true }),
      }),
    );
    expect(await screen.findByRole('region', { name: 'المحدد: 2' })).toBeDefined();
    expect(await rowsOf('تنتهي خلال 30 يومًا أو انتهت')).toHaveLength(2);
  });

  it('leaves clients and menus out of a bulk action in its dialog', async () => {
    const [first, second] = waitingOrders(2);
    const other = { ...second!.menu!, _id: 'b'.repeat(24), institution: { name: 'مقهى الحي' } };
    const { api, user } = openStaffConsole('', { orders: [first!, { ...second!, menu: other }] });
    await rowsOf('تنتهي خلال 30 يومًا أو انتهت');
    await user.click(screen.getByRole('checkbox', { name: 'تحديد كل ما في الصفحة' }));
    await user.click(screen.getByRole('button', { name: 'رسالة لكل واحدة' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByLabelText<HTMLTextAreaElement>('نص الرسالة').value).toContain('سامي العلي'));
    await user.click(dialog.getByRole('checkbox', { name: 'يشمل: سامي العلي' }));
    expect(dialog.getByRole('status').textContent).toBe('فُتحت 0 من 1');
    expect(dialog.getByLabelText<HTMLTextAreaElement>('نص الرسالة').value).toContain('رنا منصور');
    await user.click(dialog.getByRole('checkbox', { name: 'يشمل: رنا منصور' }));
    expect(dialog.getByText('لم يبقَ أحد لتُكتب إليه رسالة.')).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Another dialog of the screen opens alone.
    await user.click(screen.getAllByRole('button', { name: 'رسالة' })[0]!);
    expect(await screen.findAllByRole('dialog')).toHaveLength(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(screen.getByRole('button', { name: 'إيقاف القائمتين' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'إيقاف قائمتين؟' }));
    await user.click(question.getByRole('checkbox', { name: 'يشمل: مطعم إنوفا' }));
    expect(screen.getByRole('alertdialog', { name: 'إيقاف قائمة واحدة؟' })).toBeDefined();
    await user.click(question.getByRole('checkbox', { name: 'يشمل: مقهى الحي' }));
    expect(question.getByText('اختر قائمة واحدة على الأقل.')).toBeDefined();
    await user.click(question.getByRole('checkbox', { name: 'يشمل: مقهى الحي' }));
    expect(question.queryByText('اختر قائمة واحدة على الأقل.')).toBeNull();
    await user.click(question.getByRole('button', { name: 'إيقاف القائمة' }));
    await waitFor(() =>
      expect(requestsOf(api, 'menu.deactivateMany').map(({ body }) => body)).toEqual([{ menus: [other._id] }]),
    );
  });

  it('stops the selected rows’ menus after one question that names them', async () => {
    const { api, user } = openStaffConsole('', { orders: waitingOrders(2) });
    await rowsOf('تنتهي خلال 30 يومًا أو انتهت');
    await user.click(screen.getByRole('checkbox', { name: 'تحديد كل ما في الصفحة' }));
    await user.click(screen.getByRole('button', { name: 'إيقاف القائمة' }));
    const question = within(await screen.findByRole('alertdialog'));
    // Both orders are about the same menu.
    expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['مطعم إنوفا']);
    await user.click(question.getByRole('button', { name: 'إيقاف القائمة' }));
    await waitFor(() => expect(requestsOf(api, 'menu.deactivateMany')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('region', { name: /المحدد/ })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'تراجع' }));
    expect(await screen.findByText('عادت قائمة واحدة إلى العمل')).toBeDefined();
    expect(requestsOf(api, 'menu.activate')).toHaveLength(1);
  });

  it('warns before stopping paid menus: which, how much and until when', async () => {
    const orders = waitingOrders(4).map((order, at) => ({
      ...order,
      menu: { ...order.menu!, _id: `menu${at}`.padEnd(24, '0'), institution: { name: `Venue ${at}`, contact: {} } },
    }));
    const { user } = openStaffConsole('', { orders }, 'en');
    const rows = await rowsOf('Ending in 30 days or ended');
    for (const row of rows) await user.click(within(row).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Deactivate the menus' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    // Only the last one ends today; the others have ended.
    const share = orders[3]!.payments![0]!.value;
    expect(dialog.getByRole('alert').textContent.replaceAll(/[\u200e\u2066-\u2069]/g, '')).toBe(
      `1 of them is paid for and has not ended (${share}.00 JD paid). Its client loses what was paid for.`,
    );
    const items = dialog.getAllByRole('listitem').map(({ textContent }) => /paid, until .*\d{4}/.test(textContent));
    expect(items).toEqual([false, false, false, true]);
    await user.click(dialog.getByRole('checkbox', { name: 'Include: Venue 3' }));
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('names menus still stopped if undoing a stop fails, and restarts them', async () => {
    const [first, second] = waitingOrders(2);
    const other = {
      ...second!.menu!,
      _id: 'b'.repeat(24),
      institution: { name: 'مقهى الحي' },
      inactiveFrom: '2099-01-01T00:00:00.000Z',
    };
    let isFailing = true;
    const { api, user } = openStaffConsole('', {
      orders: [first!, { ...second!, menu: other }],
      refuse: ({ name }) => (isFailing && name === 'menu.deactivate' ? { statusCode: 503, message: 'مشغول' } : null),
    });
    await rowsOf('تنتهي خلال 30 يومًا أو انتهت');
    await user.click(screen.getByRole('checkbox', { name: 'تحديد كل ما في الصفحة' }));
    await user.click(screen.getByRole('button', { name: 'إيقاف القائمتين' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'إيقاف القائمتين' }));
    await user.click(await screen.findByRole('button', { name: 'تراجع' }));
    expect(await screen.findByText('عادت قائمة واحدة إلى العمل')).toBeDefined();
    const left = await screen.findByText(/^بقيت قائمة واحدة متوقفة: .مقهى الحي.$/);
    isFailing = false;
    await user.click(within(left.parentElement!).getByRole('button', { name: 'تراجع' }));
    await waitFor(() => expect(screen.queryByText(/^بقيت/)).toBeNull());
    // The schedule that the menu had is restored, and the other menu is not started twice.
    expect(
      requestsOf(api, 'menu.deactivate').map(({ params, query }) => [params['menuId'], query['schedule']]),
    ).toEqual([1, 2].map(() => [other._id, other.inactiveFrom]));
    expect(requestsOf(api, 'menu.activate').map(({ params }) => params['menuId'])).toEqual([first!.menu!._id]);
  });

  it('searches the queue, and says so when nothing matches', async () => {
    const { api, user } = openStaffConsole('', { orders: waitingOrders(3) });
    await rowsOf('تنتهي خلال 30 يومًا أو انتهت');
    await user.type(screen.getByRole('searchbox', { name: 'بحث في هذا الجدول' }), 'رنا');
    await waitFor(async () => expect(await rowsOf('تنتهي خلال 30 يومًا أو انتهت')).toHaveLength(1));
    expect(requestsOf(api, 'workQueue.read').at(-1)?.query).toMatchObject({ q: 'رنا', page: '1' });
    await user.clear(screen.getByRole('searchbox', { name: 'بحث في هذا الجدول' }));
    await user.type(screen.getByRole('searchbox', { name: 'بحث في هذا الجدول' }), 'لا أحد');
    expect(await screen.findByText('لا شيء هنا يطابق البحث')).toBeDefined();
  });

  it('returns to a named view by one tap, and renames and deletes it', async () => {
    const { api, user } = openStaffConsole('', { orders: waitingOrders(3) });
    await rowsOf('تنتهي خلال 30 يومًا أو انتهت');
    await user.click(screen.getByRole('button', { name: 'المتبقي (د.أ)' }));
    await user.click(screen.getByRole('button', { name: 'حفظ هذا العرض' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('اسم العرض')));
    await user.keyboard('الأقل دينًا{Enter}');
    await waitFor(() => expect(screen.queryByLabelText('اسم العرض')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'القائمة' }));
    await waitFor(() => expect(requestsOf(api, 'workQueue.read').at(-1)?.query).toMatchObject({ sort: 'menu' }));
    await user.click(await screen.findByRole('button', { name: 'الأقل دينًا' }));
    await waitFor(() => expect(requestsOf(api, 'workQueue.read').at(-1)?.query).toMatchObject({ sort: 'owed' }));
    // Saving another view under the same name asks first.
    await user.click(screen.getByRole('button', { name: 'القائمة' }));
    const saveAgain = async (answer: string) => {
      await user.click(await screen.findByRole('button', { name: 'حفظ هذا العرض' }));
      fireEvent.change(await screen.findByLabelText('اسم العرض'), { target: { value: 'الأقل دينًا' } });
      await user.click(screen.getByRole('button', { name: 'حفظ' }));
      const question = await screen.findByRole('alertdialog', { name: 'استبدال العرض «الأقل دينًا»؟' });
      await user.click(within(question).getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('alertdialog', { name: /^استبدال/ })).toBeNull());
    };
    await saveAgain('إلغاء');
    await user.click(screen.getByRole('button', { name: 'إلغاء' }));
    expect((await screen.findByRole('button', { name: 'الأقل دينًا' })).getAttribute('aria-pressed')).toBe('false');
    await saveAgain('نعم، استبدله');
    expect((await screen.findByRole('button', { name: 'الأقل دينًا' })).getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'تعديل العرض الأقل دينًا' }));
    fireEvent.change(await screen.findByLabelText('اسم العرض'), { target: { value: 'آ'.repeat(41) } });
    expect(screen.getByRole('button', { name: 'حفظ' })).toHaveProperty('disabled', true);
    fireEvent.change(screen.getByLabelText('اسم العرض'), { target: { value: 'آخر' } });
    await user.click(screen.getByRole('button', { name: 'حفظ' }));
    expect((await screen.findByRole('button', { name: 'آخر' })).getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'تعديل العرض آخر' }));
    await user.click(await screen.findByRole('button', { name: 'حذف العرض' }));
    const deletion = await screen.findByRole('alertdialog', { name: 'حذف العرض «آخر»؟' });
    await user.click(within(deletion).getByRole('button', { name: 'حذف العرض' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'آخر' })).toBeNull());
  });

  it('moves the views stored in the browser to the account, without loss', async () => {
    const aView = (name: string) => ({ name, queue: 'unpaid', sort: 'owed', direction: 'desc', find: '' });
    const stored = { 'queueViews.rana.staff': [aView('دفعات'), aView('أخرى')] };
    const { api } = openStaffConsole('', { orders: waitingOrders(1) }, 'ar', stored);
    expect(await screen.findByRole('button', { name: 'دفعات' })).toBeDefined();
    expect(await screen.findByRole('button', { name: 'أخرى' })).toBeDefined();
    expect(requestsOf(api, 'savedView.save').map(({ body }) => body)).toEqual(stored['queueViews.rana.staff']);
  });

  it('renews the subscription of a row, once it was asked', async () => {
    const { api, user } = openStaffConsole('', { orders: waitingOrders(1) });
    const [row] = await rowsOf('تنتهي خلال 30 يومًا أو انتهت');
    await user.click(within(row!).getByRole('button', { name: 'تجديد لسنة' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'تجديد' }));
    await waitFor(() => expect(requestsOf(api, 'order.renew')).toHaveLength(1));
    expect(await screen.findByText(/جُدّد/)).toBeDefined();
  });

  it('leads addresses of orders to the table of orders', async () => {
    openStaffConsole('?order=1047');
    expect(await screen.findByRole('complementary', { name: 'سامي العلي' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'الطلبات' }).getAttribute('aria-current')).toBe('page');
  });
});
