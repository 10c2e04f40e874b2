/** The cards of the board and the open order. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addDays, todayIn, WEEKDAYS, type GuestOrder, type Menu } from '@qaima/schemas';
import {
  aGuestOrder,
  anAcceptedOrder,
  aReadyOrder,
  MANSAF,
  SHAWARMA,
} from '../../stories/support/fake-api/guestOrders.js';
import { idOf } from '../../stories/support/sampleMenu.js';
import { anInboxMenu } from '../../stories/support/sampleVenue.js';
import {
  openBoard,
  id,
  cardOf,
  column,
  button,
  inColumn,
  setClock,
  pass,
  DAY_MS,
  setUpOrderBoard,
} from './openOrderBoard.js';
import { requestBodiesOf, requestsOf } from './openOwnerScreen.js';

setUpOrderBoard();

describe('the board', () => {
  it('shows notes, contents of combos and removals, until the order ends', async () => {
    const combo = { _id: idOf('combo', 1), title: 'وجبة العائلة', items: [{ _id: idOf('item', 1), title: 'كنافة' }] };
    // The same item may be picked twice.
    const picks = [0, 1].map((choice) => {
      return { choice, item: idOf('item', 2), title: 'عصير', choiceTitle: 'المشروب', price: 0 };
    });
    const line = { combo, picks, quantity: 1, price: 9, note: 'حساسية من الفستق' };
    const deselected = [{ group: 'g', extra: 'e', title: 'بصل', groupTitle: 'الخضار' }];
    const burger = { item: { _id: idOf('item', 3), title: 'برجر' }, deselected, quantity: 1, price: 4 };
    const { user } = await openBoard({
      guestOrders: [aGuestOrder(27, { items: [line, burger], notes: 'الباب الثاني' })],
    });
    const shown = () => {
      const { textContent: text } = cardOf(27);
      return ['كنافة', 'عصير', 'بدون بصل', 'حساسية من الفستق', 'الباب الثاني'].filter((part) => text.includes(part));
    };
    expect(shown()).toHaveLength(5);
    await user.click(button(27, /تفاصيل/));
    await user.keyboard('{Escape}');
    await within(cardOf(27)).findByText('فُتح');
    expect(shown()).toHaveLength(5);
    await user.click(button(27, /^قبول · /));
    await inColumn('مقبولة', 27);
    expect(shown()).toHaveLength(5);
    expect(cardOf(27).textContent).toContain('وجبة العائلة: كنافة · ');
    await user.click(button(27, 'جاهز'));
    await inColumn('جاهزة', 27);
    expect(shown()).toHaveLength(5);
  });

  it('shows the sign and the quantity of extras in every state of an order', async () => {
    const [cheese, onion] = [SHAWARMA.choices![2]!, SHAWARMA.choices![0]!];
    const line = { ...SHAWARMA, choices: [{ ...cheese, quantity: 4 }, onion] };
    const { user } = await openBoard({ guestOrders: [aGuestOrder(27, { items: [line] })] });
    const shown = () => cardOf(27).textContent.replace(/[\u2066-\u2069]/g, '');
    const expectExtras = () => {
      expect(shown()).toContain('+ جبنة حلوم ×4');
      expect(shown()).toContain('− بدون مخلل');
    };
    expectExtras();
    await user.click(button(27, /تفاصيل/));
    await user.keyboard('{Escape}');
    await within(cardOf(27)).findByText('فُتح');
    expectExtras();
    await user.click(button(27, /^قبول · /));
    await inColumn('مقبولة', 27);
    expectExtras();
    await user.click(button(27, 'جاهز'));
    await inColumn('جاهزة', 27);
    expectExtras();
  });

  it('isolates the name of the delivery area from the English word before it', async () => {
    const totals: GuestOrder['totals'] = [
      { kind: 'items', amount: 9 },
      { kind: 'delivery', title: 'اللويبدة', amount: 1 },
    ];
    const { user } = await openBoard({ guestOrders: [aGuestOrder(27, { totals })] });
    await user.click(button(27, /تفاصيل/));
    const drawer = await screen.findByRole('dialog', { name: /27/ });
    expect(within(drawer).getByText('اللويبدة').tagName).toBe('BDI');
  });

  it('says in the details that delivery is free, and shows the third decimal', async () => {
    const totals: GuestOrder['totals'] = [
      { kind: 'items', amount: 1.485 },
      { kind: 'delivery', title: 'اللويبدة', amount: 0 },
    ];
    const { user } = await openBoard({ guestOrders: [aGuestOrder(27, { totals })] });
    await user.click(button(27, /تفاصيل/));
    const drawer = await screen.findByRole('dialog', { name: /27/ });
    expect(within(drawer).getByText('اللويبدة').closest('li')!.textContent).toMatch(/مجانًا$/);
    expect(drawer.textContent).toContain('1.485');
  });

  it('shows a sale line’s former price in the details, so that sums add up', async () => {
    const sale = { onSale: true, offPrice: 0.25 };
    const item = { _id: idOf('item', 3), title: 'برجر', price: 4, sale };
    const items = [{ item, quantity: 2, price: 6 }, MANSAF];
    const totals: GuestOrder['totals'] = [
      { kind: 'items', amount: 18.5 },
      { kind: 'sale', amount: -2 },
    ];
    const { user } = await openBoard({ guestOrders: [aGuestOrder(27, { items, totals })] });
    await user.click(button(27, /تفاصيل/));
    const drawer = await screen.findByRole('dialog', { name: /27/ });
    expect([...drawer.querySelectorAll('s')].map(({ textContent }) => textContent)).toEqual(['8.00د.أ']);
  });

  it('tells a delay from the acceptance', async () => {
    const at = (minute: number) => new Date(Date.now() + minute * 60_000).toISOString();
    const events: GuestOrder['events'] = [
      { at: at(-9), from: 'pending', to: 'accepted', by: 'laith.kh', minutes: 20 },
      { at: at(-2), from: 'accepted', to: 'accepted', by: 'laith.kh', minutes: 15 },
    ];
    const { user } = await openBoard({ guestOrders: [anAcceptedOrder(32, 60_000, { events })], tableCalls: [] });
    await user.click(button(32, /تفاصيل/));
    const happened = within(await screen.findByRole('dialog')).getByRole('region', { name: 'ما جرى' });
    expect(happened.textContent).toMatch(/20 دقيقة.*تأخير الموعد · 15 دقيقة/);
    expect(happened.textContent.match(/مقبول/g)).toHaveLength(1);
  });

  it('adds up a table’s orders when it asks for the bill, also ended ones', async () => {
    const table = { _id: idOf('table', 12), label: '12' };
    const at = { service: 'dine-in', table } as const;
    const { api } = await openBoard({
      guestOrders: [
        aGuestOrder(31, { ...at, state: 'done', total: 4.25 }),
        anAcceptedOrder(32, 60_000, { ...at, total: 20.25 }),
        aGuestOrder(33, { ...at, state: 'rejected', total: 100 }),
        aGuestOrder(34, { service: 'dine-in', table: { _id: idOf('table', 13), label: '13' } }),
      ],
      tableCalls: [{ _id: idOf('call', 1), kind: 'bill', table, at: new Date().toISOString() }],
    });
    const calls = within(screen.getByRole('list', { name: 'نداءات الطاولات' }));
    await calls.findByText(/طلبان، \u2066.*24[.٫]500? .*\u2069/);
    expect(calls.getByText(/#31/)).toBeDefined();
    expect(calls.queryByText(/#33/)).toBeNull();
    act(() => api.guestOrders.place(anAcceptedOrder(35, 60_000, { ...at, total: 1 })));
    await calls.findByText(/3 طلبات، .*25[.٫]500?/);
    expect(calls.getByText(/#35/).textContent).not.toContain('بانتظار');
    act(() => api.guestOrders.place(aGuestOrder(36, { ...at, total: 2 })));
    expect((await calls.findByText(/#36/)).textContent).toContain('بانتظار');
    // The calls stand above all columns.
    const list = screen.getByRole('list', { name: 'نداءات الطاولات' });
    expect(list.compareDocumentPosition(column('بانتظارك'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('accepts with minutes once the server confirms, readies, hands over', async () => {
    let confirm = (): void => undefined;
    const confirmed = new Promise<void>((resolve) => (confirm = resolve));
    const { api, user } = await openBoard({
      hold: ({ name, body }) =>
        name === 'guestOrder.move' && (body as { state: string }).state === 'accepted' ? confirmed : undefined,
    });
    await user.click(button(26, '45 دقيقة'));
    await user.click(button(26, '30 دقيقة'));
    expect(requestsOf(api, 'guestOrder.move')).toEqual([]);
    await user.click(button(26, 'قبول · 30 دقيقة'));
    await within(cardOf(26)).findByRole('button', { name: 'جارٍ القبول…' });
    expect(column('بانتظارك').contains(cardOf(26))).toBe(true);
    // The acceptance makes the order's amount a sale of the day.
    const figures = () => requestsOf(api, 'guestOrder.stats').length;
    const before = figures();
    confirm();
    await inColumn('مقبولة', 26);
    await waitFor(() => expect(figures()).toBeGreaterThan(before));
    await screen.findByText(/^مبيعات اليوم/);
    await user.click(button(26, 'جاهز'));
    await inColumn('جاهزة', 26);
    await user.click(button(26, 'سُلّم'));
    await waitFor(() => expect(cardOf(26)).toBeNull());
    expect(requestBodiesOf(api, 'guestOrder.move')).toEqual([
      { state: 'accepted', minutes: 30, from: 'pending' },
      { state: 'ready', from: 'accepted' },
      { state: 'done', from: 'ready' },
    ]);
    expect(within(cardOf(21)).getByText(/متأخر/)).toBeDefined();
  });

  it('accepts a reservation for its own dates, without minutes', async () => {
    const dates = { startDate: '2026-05-10', endDate: '2026-05-12' };
    const shownDates = 'من ⁦10/05/2026⁩ إلى ⁦12/05/2026⁩';
    const booking = aGuestOrder(27, { service: 'reserve', items: [{ ...MANSAF, ...dates }] }, 0);
    const { api, user } = await openBoard({ guestOrders: [booking], tableCalls: [] });
    within(cardOf(27)).getByText(shownDates);
    expect(within(cardOf(27)).queryByRole('button', { name: /دقيقة|دقائق/ })).toBeNull();
    await user.click(button(27, /تفاصيل/));
    const drawer = await screen.findByRole('dialog', { name: /27/ });
    within(drawer).getByRole('button', { name: 'قبول الحجز' });
    expect(within(drawer).queryByRole('button', { name: /دقيقة|دقائق/ })).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(button(27, 'قبول الحجز'));
    await inColumn('مقبولة', 27);
    expect(requestBodiesOf(api, 'guestOrder.move')).toEqual([{ state: 'accepted', from: 'pending' }]);
    within(cardOf(27)).getByText(shownDates);
    expect(cardOf(27).textContent).not.toMatch(/يجهز|متأخر/);
  });

  it('counts the days of a reservation, and no pieces', async () => {
    const line = { ...MANSAF, startDate: '2026-05-10', endDate: '2026-05-13' };
    const bookings = [[line], [line, { ...SHAWARMA, startDate: '2026-05-10', endDate: '2026-05-12' }]];
    const guestOrders = bookings.map((items, index) => aGuestOrder(27 + index, { service: 'reserve', items }, 0));
    const { user } = await openBoard({ guestOrders, tableCalls: [] });
    const expectDays = (shown: string) => {
      expect(shown).toContain('3 أيام');
      expect(shown).not.toMatch(/قطع|[12]×/);
    };
    const expectEverywhere = async (number: number, extent: string) => {
      expectDays(cardOf(number).textContent);
      await user.click(button(number, /تفاصيل/));
      const drawer = await screen.findByRole('dialog', { name: new RegExp(`${number}`) });
      within(drawer).getByText(extent);
      expectDays(drawer.textContent);
      await user.keyboard('{Escape}');
      await within(cardOf(number)).findByText('فُتح');
      expectDays(cardOf(number).textContent);
    };
    await expectEverywhere(27, 'سطر واحد · 3 أيام');
    await expectEverywhere(28, 'سطران');
    await user.click(screen.getByRole('button', { name: 'السجل' }));
    const row = await screen.findByRole('button', { name: /#27/ });
    expectDays(row.textContent);
  });

  it('separates accepted reservations of later days, by day, without “ready”', async () => {
    const booking = (number: number, day: string) => {
      const items = [{ ...MANSAF, startDate: day, endDate: day }];
      const words = { guestsNo: 4, receiveOption: 'في القاعة' };
      return anAcceptedOrder(number, 0, { service: 'reserve', promisedAt: null, items, ...words });
    };
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-02T12:00:00+03:00') });
    const guestOrders = [booking(27, '2026-06-09'), booking(28, '2026-06-05'), booking(29, '2026-06-02')];
    const { user } = await openBoard({ guestOrders, tableCalls: [] });
    await inColumn('مقبولة', 29);
    button(29, 'جاهز');
    const later = within(column('مقبولة')).getByRole('button', { name: 'لأيام لاحقة · 2' }).closest('section')!;
    expect([...later.querySelectorAll('[data-order]')]).toEqual([cardOf(28), cardOf(27)]);
    expect(within(later).queryByRole('button', { name: 'جاهز' })).toBeNull();
    expect(cardOf(28).textContent).toMatch(/05\/06\/2026.*4 أشخاص.*في القاعة/);
    await user.click(button(28, /تفاصيل/));
    const drawer = await screen.findByRole('dialog', { name: /28/ });
    await within(drawer).findByRole('button', { name: 'إلغاء الطلب' });
    expect(within(drawer).queryByRole('button', { name: 'جاهز' })).toBeNull();
  });

  it('keeps the focus in an open order that moves, so that no card gets keys', async () => {
    const { api, user } = await openBoard();
    await user.click(button(21, /تفاصيل/));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'جاهز' }));
    await within(dialog).findByRole('button', { name: /سُلّم|قُدّم/ });
    await waitFor(() => expect(dialog.closest('[role=presentation]')?.contains(document.activeElement)).toBe(true));
    await user.keyboard('[KeyA]');
    expect(requestBodiesOf(api, 'guestOrder.move')).toEqual([{ state: 'ready', from: 'accepted' }]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('accepts in the details with the chosen time, and ignores a double tap', async () => {
    const { api, user } = await openBoard({ tableCalls: [] });
    await user.click(button(26, /تفاصيل/));
    const drawer = within(await screen.findByRole('dialog', { name: /26/ }));
    expect(drawer.getByRole('button', { name: '20 دقيقة', pressed: true }).textContent).toBe('20');
    drawer.getByRole('button', { name: 'قبول · 20 دقيقة' });
    drawer.getByRole('button', { name: '45 دقيقة' }).focus();
    await user.keyboard('{Enter}');
    expect(drawer.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual(['45']);
    expect(requestsOf(api, 'guestOrder.move')).toEqual([]);
    await user.click(drawer.getByRole('button', { name: 'قبول · 45 دقيقة' }));
    await waitFor(() => expect(api.guestOrders.read(id(26)).state).toBe('accepted'));
    // The button that readies the order comes to this place only after the pause of a double tap.
    expect(drawer.queryByRole('button', { name: 'جاهز' })).toBeNull();
    await user.click(drawer.getByRole('button', { name: 'جارٍ القبول…' }));
    await drawer.findByRole('button', { name: 'جاهز' });
    expect(requestBodiesOf(api, 'guestOrder.move')).toEqual([{ state: 'accepted', minutes: 45, from: 'pending' }]);
  });

  it('offers only times later than the promised one', async () => {
    const { api, user } = await openBoard({ guestOrders: [anAcceptedOrder(24, 25 * 60_000)] });
    await user.click(button(24, /تفاصيل/));
    const drawer = await screen.findByRole('dialog', { name: /24/ });
    const times = within(drawer).getAllByRole('button', { name: /دقيقة/ });
    expect(times.map(({ textContent }) => textContent)).toEqual(['30', '45', '60']);
    await user.click(times[1]!);
    expect(requestsOf(api, 'guestOrder.move')).toEqual([]);
    await user.click(within(drawer).getByRole('button', { name: /^غيّر الموعد إلى/ }));
    await waitFor(() => expect(Date.parse(api.guestOrders.read(id(24)).promisedAt!)).toBeGreaterThan(Date.now() + 2e6));
  });

  it('cancels an order that still waits, after a question', async () => {
    const { api, user } = await openBoard();
    const cancel = async (answer: string) => {
      const drawer = await screen.findByRole('dialog', { name: /26/ });
      await user.click(within(drawer).getByRole('button', { name: 'إجراءات أخرى' }));
      const item = await screen.findByRole('menuitem', { name: 'إلغاء الطلب', description: /بلا سبب/ });
      await user.click(item);
      const question = await screen.findByRole('alertdialog');
      await user.click(within(question).getByRole('button', { name: answer }));
    };
    await user.click(button(26, /تفاصيل/));
    await cancel('رجوع');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.guestOrders.read(id(26)).state).toBe('pending');
    await cancel('إلغاء الطلب');
    await waitFor(() => expect(api.guestOrders.read(id(26)).state).toBe('canceled'));
    expect(await screen.findByText('أُلغي 1')).toBeDefined();
    // An accepted order can't be rejected any more, so cancelling needs no menu.
    await user.click(button(21, /تفاصيل/));
    const accepted = await screen.findByRole('dialog', { name: /21/ });
    expect(within(accepted).getByRole('button', { name: 'إلغاء الطلب' })).toBeDefined();
    expect(within(accepted).queryByRole('button', { name: 'إجراءات أخرى' })).toBeNull();
  });

  it('says in the card that an acceptance failed, and accepts again', async () => {
    let isLost = true;
    const { user } = await openBoard({ refuse: ({ name }) => (isLost && name === 'guestOrder.move' ? 'lost' : null) });
    await user.click(button(26, '15 دقيقة'));
    await user.click(button(26, 'قبول · 15 دقيقة'));
    expect((await within(cardOf(26)).findByRole('alert')).textContent).toBe(
      'لم يصل قبولك إلى الخادم. الطلب ما زال بانتظارك.',
    );
    isLost = false;
    await user.click(button(26, 'أعد القبول · 15 دقيقة'));
    await inColumn('مقبولة', 26);
  });

  it('says what another device did for some seconds before the card moves', async () => {
    const { api, user } = await openBoard();
    const events: GuestOrder['events'] = [
      ...api.guestOrders.read(id(26)).events,
      { at: new Date().toISOString(), from: 'pending', to: 'accepted', by: 'other', minutes: 30 },
    ];
    // The other device's event must not arrive before the click, so the stream is closed for a moment.
    const stream = api.guestOrders.streams.at(-1)!;
    stream.readyState = 0;
    act(() => api.guestOrders.place({ ...api.guestOrders.read(id(26)), state: 'accepted', events }));
    stream.readyState = 1;
    await user.click(button(26, 'قبول · 20 دقيقة'));
    await within(cardOf(26)).findByText('قبله جهاز آخر، 30 دقيقة');
    expect(column('بانتظارك').contains(cardOf(26))).toBe(true);
    pass(4000);
    await inColumn('مقبولة', 26);
    // A card also shows that the guest has cancelled, before it disappears.
    act(() => api.guestOrders.change(id(25), { state: 'canceled' }, { from: 'pending', to: 'canceled' }));
    await within(cardOf(25)).findByText('ألغاه الزبون');
    // The card stays no longer if the device's clock is set back meanwhile.
    setClock(-DAY_MS);
    pass(4000);
    await waitFor(() => expect(cardOf(25)).toBeNull());
  });

  it('corrects lines after saying what they cost, and asks if it is more', async () => {
    const { api, user } = await openBoard({ guestOrders: [aGuestOrder(27)] });
    await user.click(button(27, /تفاصيل/));
    const details = within(await screen.findByRole('dialog'));
    await user.click(details.getByRole('button', { name: 'تعديل' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^تعديل/ }));
    const [more] = dialog.getAllByRole('button', { name: /^زيادة/ });
    if (more) await user.click(more);
    expect((await dialog.findByRole('status')).textContent).toMatch(/المجموع: .* ← /);
    await user.type(dialog.getByLabelText(/توضيح/), 'بقي الكثير');
    await user.click(dialog.getByRole('button', { name: 'سؤال الزبون' }));
    expect(await details.findByText(/لم يردّ الزبون على التعديل بعد/)).toBeTruthy();
    expect(requestBodiesOf(api, 'orderCorrection.correct')).toEqual([
      { from: 'pending', revision: 1, changes: [{ line: 0, quantity: 3 }], agreed: false, reasonText: 'بقي الكثير' },
    ]);
    await user.click(details.getByRole('button', { name: 'سحب التعديل' }));
    await waitFor(() => expect(requestBodiesOf(api, 'orderCorrection.correct')).toHaveLength(2));
  });

  it('rejects with a reason, and marks what has sold out', async () => {
    const { api, user } = await openBoard();
    await user.click(button(26, 'رفض'));
    const sheet = await screen.findByRole('dialog', { name: /لماذا ترفض/ });
    await user.click(within(sheet).getByRole('button', { name: 'اختر سببًا أولًا' }));
    expect(requestsOf(api, 'guestOrder.move')).toHaveLength(0);
    await user.click(within(sheet).getByRole('radio', { name: 'نفد صنف من الطلب' }));
    await user.click(within(sheet).getByRole('checkbox', { name: /منسف بلدي/ }));
    expect(within(sheet).getByText(/يقرأ الزبون: «نفد صنف من الطلب: منسف بلدي»/)).toBeDefined();
    await user.click(within(sheet).getByRole('button', { name: 'ارفض وأعلِم رنا' }));
    await waitFor(() => expect(cardOf(26)).toBeNull());
    const [line] = aGuestOrder(1).items.filter(({ item }) => item?.title === 'منسف بلدي');
    expect(requestBodiesOf(api, 'guestOrder.move')).toEqual([
      {
        state: 'rejected',
        from: 'pending',
        reason: 'sold-out',
        reasonText: 'منسف بلدي',
        soldOut: [line?.item?._id],
      },
    ]);
  });

  it.each([
    ['dine-in', 0],
    ['pickup', 0],
    ['delivery', 1],
  ] as const)('offers the delivery area as a reason only where an address matters: %s', async (service, offered) => {
    const { user } = await openBoard({ guestOrders: [aGuestOrder(27, { service }, 0)], tableCalls: [] });
    await user.click(button(27, 'رفض'));
    const sheet = await screen.findByRole('dialog', { name: /لماذا ترفض/ });
    expect(within(sheet).queryAllByRole('radio', { name: 'العنوان خارج منطقة التوصيل' })).toHaveLength(offered);
  });

  it('says in how many days sold-out items come back', async () => {
    const later = new Date(addDays(todayIn('Asia/Amman', new Date()), 3)).getUTCDay();
    const day = WEEKDAYS.en[later]!.toLowerCase() as NonNullable<Menu['workingDays']>[number]['day'];
    const workingDays = [{ day, start: '08:00', end: '09:00' }];
    const { user } = await openBoard({ menu: { ...anInboxMenu(), workingDays } });
    await user.click(button(26, 'رفض'));
    const sheet = await screen.findByRole('dialog', { name: /لماذا ترفض/ });
    await user.click(within(sheet).getByRole('radio', { name: 'نفد صنف من الطلب' }));
    const time = `${WEEKDAYS.ar[later]} 08:00، بعد 3 أيام`;
    expect(within(sheet).getByText(`تعود وحدها عند الافتتاح القادم، ${time}`)).toBeDefined();
  });

  it('says in the rejection dialog what another device has done meanwhile', async () => {
    const { api, user } = await openBoard();
    await user.click(button(26, 'رفض'));
    const sheet = await screen.findByRole('dialog', { name: /لماذا ترفض/ });
    act(() => api.guestOrders.change(id(26), { state: 'accepted' }, { from: 'pending', to: 'accepted', minutes: 20 }));
    await within(sheet).findByText('قبله جهاز آخر، 20 دقيقة');
    expect(within(sheet).queryByRole('button', { name: /ارفض/ })).toBeNull();
  });

  it('keeps cards in place during taps, so that each tap hits its own order', async () => {
    const numbers = [41, 42, 43, 44, 45, 46, 47, 48];
    const { api, user } = await openBoard({
      guestOrders: numbers.map((number) => aGuestOrder(number, {}, number)),
      tableCalls: [],
    });
    const places = () => [...column('بانتظارك').querySelectorAll('li')].filter((li) => li.querySelector('article'));
    // What must be answered first comes first.
    expect(places().map((li) => li.querySelector('[data-order]')?.getAttribute('data-order'))).toEqual(
      numbers.toReversed().map(id),
    );
    const [first] = places();
    for (const number of numbers.toReversed()) await user.click(button(number, /^قبول · /));
    await waitFor(() => expect(column('مقبولة').querySelectorAll('[data-order]')).toHaveLength(8));
    expect(requestsOf(api, 'guestOrder.move')).toHaveLength(8);
    // The second tap of a double tap finds the card that was there, which says what became of it.
    expect(places()[0]).toBe(first);
    expect(first!.hasAttribute('inert')).toBe(true);
    expect(first!.textContent).toContain('مقبول');
    await waitFor(() => expect(places()).toHaveLength(0));
  });

  it('keeps a finished order off the board if an older list arrives after it', async () => {
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    let isHeld = false;
    const { api, user } = await openBoard({
      guestOrders: [aReadyOrder(22)],
      tableCalls: [],
      hold: ({ name }) => (isHeld && name === 'guestOrder.list' ? arrived : undefined),
    });
    // The board loads, as it does when the shift begins.
    const before = requestsOf(api, 'guestOrder.list').length;
    const old = api.guestOrders.read(id(22));
    const calls = requestsOf(api, 'table.listCalls').length;
    isHeld = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(requestsOf(api, 'guestOrder.list').length).toBeGreaterThan(before));
    await user.click(button(22, 'قُدّم'));
    await waitFor(() => expect(cardOf(22)).toBeNull());
    // The list has the order as it was before.
    api.guestOrders.streams.at(-1)!.readyState = 0;
    api.guestOrders.place(old);
    arrive();
    await waitFor(() => expect(requestsOf(api, 'table.listCalls').length).toBeGreaterThan(calls));
    expect(cardOf(22)).toBeNull();
  });

  it('shows accepted orders by their promised time, late ones first', async () => {
    await openBoard({
      guestOrders: [anAcceptedOrder(30, 600_000), anAcceptedOrder(31, -60_000), anAcceptedOrder(32, 60_000)],
    });
    const shown = [...column('مقبولة').querySelectorAll('[data-order]')].map((card) => card.getAttribute('data-order'));
    expect(shown).toEqual([31, 32, 30].map(id));
  });

  it('records that a delivery has left, in the place of the button', async () => {
    const { api, user } = await openBoard({ guestOrders: [aReadyOrder(20, { service: 'delivery' }), aReadyOrder(22)] });
    expect(within(cardOf(22)).queryByRole('button', { name: 'خرج للتوصيل' })).toBeNull();
    await user.click(button(20, 'خرج للتوصيل'));
    await within(cardOf(20)).findByText(/^خرج منذ/);
    expect(within(cardOf(20)).queryByRole('button', { name: 'خرج للتوصيل' })).toBeNull();
    await user.click(button(20, 'سُلّم'));
    await waitFor(() => expect(cardOf(20)).toBeNull());
    expect(requestBodiesOf(api, 'guestOrder.move')).toEqual([
      { state: 'on-the-way', from: 'ready' },
      { state: 'done', from: 'on-the-way' },
    ]);
  });

  it('prints an order’s ticket by the browser on acceptance, if set', async () => {
    const page = document.implementation.createHTMLDocument();
    const print = vi.fn();
    vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(page);
    vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue({ print } as never);
    HTMLImageElement.prototype.decode = () => Promise.resolve();
    const { api, user } = await openBoard();
    const tickets = () => requestsOf(api, 'guestOrder.ticket').map(({ params }) => params['cartId']);
    await user.click(button(25, 'قبول · 20 د'));
    await inColumn('مقبولة', 25);
    expect(tickets()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'هذا الجهاز' }));
    await user.click(await screen.findByRole('checkbox', { name: 'اطبع التذكرة من المتصفح عند القبول' }));
    await user.click(screen.getByRole('button', { name: 'إغلاق' }));
    await user.click(button(26, 'قبول · 20 دقيقة'));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(tickets()).toEqual([id(26)]);
    expect(page.querySelector('img')?.src).toBe('blob:picture');
    expect(page.querySelector('style')?.textContent).toContain('size: 80mm auto');
    // A later time is no acceptance, and prints nothing.
    await inColumn('مقبولة', 26);
    await user.click(button(26, /تفاصيل/));
    const drawer = await screen.findByRole('dialog', { name: /26/ });
    await user.click(within(drawer).getByRole('button', { name: '60 دقيقة' }));
    await user.click(within(drawer).getByRole('button', { name: /^غيّر الموعد/ }));
    await waitFor(() => expect(requestsOf(api, 'guestOrder.move')).toHaveLength(3));
    expect(print).toHaveBeenCalledOnce();
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  });

  it('asks the server what is missed, and offers phone and messages for it', async () => {
    const { api, user } = await openBoard({ guestOrders: [aGuestOrder(31, {}, 299_000)], tableCalls: [] });
    pass(2000);
    const links = () =>
      within(cardOf(31))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    await screen.findByText(/^فات منذ/);
    expect(links()).toEqual(['tel:+962790000126', expect.stringContaining('wa.me/962')]);
    // It stays until it was seen or is accepted late, after a question.
    await user.click(button(31, /تفاصيل/));
    const drawer = await screen.findByRole('dialog', { name: /31/ });
    expect(within(drawer).getByText(/^فات \d\d:\d\d$/)).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(button(31, 'اقبله متأخرًا'));
    const question = await screen.findByRole('dialog', { name: /بعد فوات مهلته/ });
    await user.click(within(question).getByRole('button', { name: '30 دقيقة' }));
    await user.click(within(question).getByRole('button', { name: 'قبول · 30 دقيقة' }));
    await inColumn('مقبولة', 31);
    expect(requestBodiesOf(api, 'guestOrder.move')).toEqual([{ state: 'accepted', from: 'missed', minutes: 30 }]);
  });

  it('folds earlier missed orders, and removes those that were seen', async () => {
    const missed = [31, 32, 33].map((number) => aGuestOrder(number, {}, (340 - number) * 1000));
    const { user } = await openBoard({ guestOrders: [...missed, aGuestOrder(34)], tableCalls: [] });
    const shown = () =>
      [...column('بانتظارك').querySelectorAll('[data-order]')].map((card) => card.getAttribute('data-order'));
    expect(shown()).toEqual([32, 33, 34].map(id));
    await user.click(screen.getByRole('button', { name: '1 فات قبلها' }));
    expect(shown()).toEqual([31, 32, 33, 34].map(id));
    await user.click(button(31, 'اطّلعت'));
    await waitFor(() => expect(shown()).toEqual([32, 33, 34].map(id)));
    await user.click(screen.getByRole('button', { name: 'اطّلعت عليها كلها' }));
    await waitFor(() => expect(shown()).toEqual([id(34)]));
  });

  it('works by the keyboard alone, with letters that can be turned off', async () => {
    const { api, user } = await openBoard();
    screen.getByRole('heading', { name: 'بانتظارك' });
    button(25, /تفاصيل/).focus();
    await user.keyboard('{ArrowLeft}');
    expect(column('مقبولة').contains(document.activeElement)).toBe(true);
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(cardOf(26).contains(document.activeElement)).toBe(true);
    // The key is identified by its position, because an Arabic layout types another letter with it.
    await user.keyboard('[KeyR]');
    await screen.findByRole('dialog', { name: /لماذا ترفض/ });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    button(26, /تفاصيل/).focus();
    await user.keyboard('[Digit2]');
    await inColumn('مقبولة', 26);
    expect(requestBodiesOf(api, 'guestOrder.move')).toEqual([{ state: 'accepted', minutes: 15, from: 'pending' }]);
    // The card's neighbour has got the focus.
    await waitFor(() => expect(cardOf(25).contains(document.activeElement)).toBe(true));
    await user.click(screen.getByRole('button', { name: 'هذا الجهاز' }));
    await user.click(await screen.findByRole('checkbox', { name: 'اختصارات بحرف واحد' }));
    await user.click(screen.getByRole('button', { name: 'إغلاق' }));
    button(25, /تفاصيل/).focus();
    await user.keyboard('[KeyA]');
    expect(requestsOf(api, 'guestOrder.move')).toHaveLength(1);
    fireEvent.keyDown(document.activeElement!, { key: 'ظ', code: 'Slash' });
    expect(column('بانتظارك')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'هذا الجهاز' }));
    await user.click(await screen.findByRole('checkbox', { name: 'اختصارات بحرف واحد' }));
    await user.click(screen.getByRole('button', { name: 'إغلاق' }));
    button(25, /تفاصيل/).focus();
    fireEvent.keyDown(document.activeElement!, { key: 'ظ', code: 'Slash' });
    await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('search'));
  });
});
