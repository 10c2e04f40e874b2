/** Sounds, connection and announcements during a shift. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aGuestOrder, anAcceptedOrder, anAutomaticOrder } from '../../stories/support/fake-api/guestOrders.js';
import { idOf } from '../../stories/support/sampleMenu.js';
import { PHONE, setUpBrowser } from './browserMocks.js';
import {
  open,
  openBoard,
  id,
  cardOf,
  button,
  inColumn,
  setClock,
  pass,
  heard,
  DAY_MS,
  setUpOrderBoard,
} from './openOrderBoard.js';
import { requestsOf } from './openOwnerScreen.js';

setUpOrderBoard();

describe('a shift', () => {
  it('waits for the start of the shift, then rings until all orders are open', async () => {
    const { api, user } = open();
    await screen.findByRole('heading', { name: 'أهلًا ليث' });
    expect(screen.getByText(/طلبان ينتظران الرد، والباقي لأقربها 1:/)).toBeDefined();
    expect(screen.getByText('الصوت لم يبدأ')).toBeDefined();
    expect(screen.getByRole('list', { name: 'نداءات الطاولات' }).textContent).toContain('تطلب الحساب');
    expect(heard.ringing).toBe(0);
    const sound = within(screen.getByText('صوت الرنين').closest('li')!);
    sound.getByText('حين تبدأ');
    await user.click(sound.getByRole('button', { name: 'اسمعه' }));
    sound.getByText('يعمل');
    await user.click(screen.getByRole('button', { name: 'ابدأ الوردية' }));
    await screen.findByText('الصوت يعمل');
    expect(heard.ringing).toBe(1);
    await waitFor(() => expect(document.title).toBe('(2) الطلبات · قائمة'));
    // Opening the details stops the heard.ringing for this order; a new order starts it again.
    await user.click(button(26, /تفاصيل/));
    const drawer = await screen.findByRole('dialog', { name: /26/ });
    expect(within(drawer).getByText('حساسية من الفول السوداني. الباب الثاني بعد الصيدلية.')).toBeDefined();
    await waitFor(() => expect(heard.ringing).toBe(0));
    expect(requestsOf(api, 'guestOrder.open')).toHaveLength(1);
    expect(within(drawer).getByRole('region', { name: 'ما جرى' }).textContent).toContain(
      'فُتح · laith.kh (Chrome, Android)',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => api.guestOrders.place(aGuestOrder(27, {}, 0)));
    await waitFor(() => expect(heard.ringing).toBe(1));
    expect(await screen.findByText(/الطلب ⁦#27⁩، توصيل، 6 قطع، باقٍ للرد 5 دقائق/)).toBeDefined();
    // Another device opens the order.
    act(() => api.guestOrders.change(id(27), { openedAt: new Date().toISOString() }));
    await waitFor(() => expect(heard.ringing).toBe(0));
    within(cardOf(27)).getByText('فُتح');
  });

  it('rings for accepted orders until they are opened, prints once if set', async () => {
    const { api, user } = await openBoard({ guestOrders: [], tableCalls: [] });
    const prints = () => requestsOf(api, 'guestOrder.ticket').map(({ query }) => query);
    act(() => api.guestOrders.place(anAutomaticOrder(40)));
    await waitFor(() => expect(heard.ringing).toBe(1));
    expect(document.title).toBe('(1) الطلبات · قائمة');
    expect(await screen.findByText(/#40⁩، توصيل، 6 قطع، قُبل تلقائيًا، يجهز \d/)).toBeDefined();
    within(cardOf(40)).getByRole('img', { name: 'يرنّ' });
    await user.click(button(40, /تفاصيل/));
    await waitFor(() => expect(heard.ringing).toBe(0));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.title).toBe('الطلبات · قائمة'));
    expect(api.guestOrders.read(id(40)).openedAt).toBeTruthy();
    expect(prints()).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'هذا الجهاز' }));
    await user.click(await screen.findByRole('checkbox', { name: 'اطبع التذكرة من المتصفح عند القبول' }));
    await user.click(screen.getByRole('button', { name: 'إغلاق' }));
    const [placedAt, promisedAt] = [-660_000, 2000].map((ms) => new Date(Date.now() + ms).toISOString());
    act(() => api.guestOrders.place(anAutomaticOrder(41, { placedAt: placedAt!, promisedAt: promisedAt! })));
    await waitFor(() => expect(heard.ringing).toBe(1));
    await waitFor(() => expect(prints()).toEqual([{ once: '1' }]));
    // A late order rings no longer; its card says that it is late.
    await within(cardOf(41)).findByText(/متأخر/);
    await waitFor(() => expect(heard.ringing).toBe(0));
  });

  it('rings for open orders of earlier days, but hides what nobody finished', async () => {
    const [answerFrom, answerBy] = [-60_000, 240_000].map((ms) => new Date(Date.now() + ms).toISOString());
    const placedAt = new Date(Date.now() - 2 * DAY_MS).toISOString();
    const { api, user } = open({
      tableCalls: [],
      guestOrders: [
        aGuestOrder(30, { answerFrom: answerFrom!, answerBy: answerBy! }, 2 * DAY_MS),
        anAutomaticOrder(31, { placedAt }),
        anAcceptedOrder(32, 60_000, { placedAt: new Date(Date.now() - 9 * DAY_MS).toISOString() }),
        anAcceptedOrder(35, -9 * DAY_MS, { placedAt: new Date(Date.now() - 9 * DAY_MS).toISOString() }),
        aGuestOrder(33, { answerBy: null }, 2 * DAY_MS),
      ],
    });
    const start = await screen.findByRole('button', { name: 'ابدأ الوردية' });
    await waitFor(() => expect(document.title).toBe('(2) الطلبات · قائمة'));
    await user.click(start);
    await inColumn('بانتظارك', 30);
    await inColumn('مقبولة', 31);
    await inColumn('مقبولة', 32);
    expect([33, 35].map(cardOf)).toEqual([null, null]);
    expect(heard.ringing).toBe(1);
    expect(document.title).toBe('(2) الطلبات · قائمة');
    // The stream told nothing of this order, but the server counts it.
    const stream = api.guestOrders.streams.at(-1)!;
    stream.readyState = 0;
    api.guestOrders.place(aGuestOrder(34, {}, 2 * 60_000));
    pass(15_000);
    await inColumn('بانتظارك', 34);
  });

  it('sounds once for calls at the shift’s start, again for a repeated call', async () => {
    const call = { _id: idOf('call', 1), kind: 'waiter', table: { _id: idOf('table', 4), label: '4' } } as const;
    const at = (ago: number) => new Date(Date.now() - ago).toISOString();
    const { api, user } = open({ guestOrders: [], tableCalls: [{ ...call, at: at(120_000) }] });
    await screen.findByRole('list', { name: 'نداءات الطاولات' });
    expect(heard.played).toBe(0);
    await user.click(screen.getByRole('button', { name: 'ابدأ الوردية' }));
    await waitFor(() => expect(heard.played).toBe(1));
    const asked = () => requestsOf(api, 'table.listCalls').length;
    const before = asked();
    api.guestOrders.streams.at(-1)!.emit('call', call);
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
    act(() => api.guestOrders.call({ ...call, at: at(0) }));
    await waitFor(() => expect(heard.played).toBe(2));
  });

  it('announces simultaneous orders together, and when closed venues answer', async () => {
    const { api } = await openBoard({ guestOrders: [], tableCalls: [], withoutStream: true });
    act(() => api.guestOrders.streams.at(-1)!.fail(true));
    await screen.findByText('متصل، يُحدَّث كل 10 ث');
    const answerFrom = new Date(Date.now() + 54 * 3_600_000).toISOString();
    const answerBy = new Date(Date.now() + 55 * 3_600_000).toISOString();
    api.guestOrders.place(aGuestOrder(27, {}, 0));
    api.guestOrders.place(aGuestOrder(28, {}, 0));
    pass(10_000);
    expect(await screen.findByText(/^طلبان جديدان، .*#2[78].*#2[78]/)).toBeDefined();
    api.guestOrders.place(aGuestOrder(29, { answerFrom, answerBy }, 0));
    pass(10_000);
    expect(await screen.findByText(/#29⁩، توصيل، 6 قطع، الرد من \d+.*\d\d:\d\d/)).toBeDefined();
  });

  it('shows a lost connection, keeps the board, says what arrived meanwhile', async () => {
    let isLost = false;
    const { api, user } = await openBoard({ refuse: () => (isLost ? 'lost' : null) });
    await screen.findByText('متصل');
    isLost = true;
    act(() => api.guestOrders.streams.at(-1)!.fail(true));
    // Nothing reads as connected while the alert still waits.
    await screen.findByText('يتصل…');
    pass(25_000);
    const bar = await screen.findByText(/انقطع الاتصال منذ/);
    expect(bar).toBeDefined();
    expect(screen.getByText('انقطع الاتصال. قد تصل طلبات لا تظهر هنا.', { selector: '[role=alert]' })).toBeDefined();
    expect(cardOf(26)).not.toBeNull();
    await user.click(button(26, 'قبول · 20 دقيقة'));
    await within(cardOf(26)).findByRole('alert');
    api.guestOrders.place(aGuestOrder(27, {}, 0));
    // An open drawer covers the screen, so it has the alert too.
    await user.click(button(21, /تفاصيل/));
    const drawer = within(await screen.findByRole('dialog', { name: /21/ }));
    expect(drawer.getByRole('alert').textContent).toBe('انقطع الاتصال. قد تصل طلبات لا تظهر هنا.');
    isLost = false;
    await user.click(drawer.getByRole('button', { name: 'حاول الآن' }));
    expect(await drawer.findByText('عاد الاتصال، وصل طلب')).toBeDefined();
    expect(cardOf(27)).not.toBeNull();
    expect(heard.ringing).toBe(1);
    // What the server tells of the order replaces the message that the acceptance failed.
    expect(within(cardOf(26)).queryByRole('alert', { hidden: true })).toBeNull();
  });

  it('reports a silently dead stream within 20 s, before a request fails', async () => {
    let isSilent = false;
    let held = 0;
    const { api } = await openBoard({
      hold: ({ name }) => {
        if (!isSilent || name !== 'guestOrder.count') return undefined;
        held += 1;
        return new Promise<void>(() => undefined);
      },
    });
    // After the load that the start of the shift caused, the board only counts.
    const counts = () => requestsOf(api, 'guestOrder.count').length;
    const before = counts();
    const checkNow = () => {
      pass(15_000);
      expect(counts()).toBeGreaterThan(before);
    };
    await waitFor(checkNow, { interval: 1100, timeout: 8000 });
    await screen.findByText('متصل');
    isSilent = true;
    pass(15_000);
    await waitFor(() => expect(held).toBe(1), { timeout: 5000 });
    expect(screen.queryByText(/انقطع الاتصال منذ/)).toBeNull();
    pass(5000);
    await screen.findByText(/انقطع الاتصال منذ/);
  });

  it('polls while no stream can be held', async () => {
    const { api } = await openBoard({ withoutStream: true });
    act(() => api.guestOrders.streams.at(-1)!.fail(true));
    await screen.findByText('متصل، يُحدَّث كل 10 ث');
    api.guestOrders.place(aGuestOrder(27, {}, 0));
    pass(10_000);
    await waitFor(() => expect(cardOf(27)).not.toBeNull());
  });

  it('keeps polling if the clock of the device is set back', async () => {
    const { api } = await openBoard({ withoutStream: true });
    act(() => api.guestOrders.streams.at(-1)!.fail(true));
    await screen.findByText('متصل، يُحدَّث كل 10 ث');
    api.guestOrders.place(aGuestOrder(27, {}, 0));
    setClock(-DAY_MS);
    await waitFor(() => {
      pass(1000);
      expect(cardOf(27)).not.toBeNull();
    });
  });

  it('replaces its stream after the page was suspended, or hidden and shown', async () => {
    const { api } = await openBoard();
    await screen.findByText('متصل');
    const opened = api.guestOrders.streams.length;
    pass(120_000);
    await waitFor(() => expect(api.guestOrders.streams).toHaveLength(opened + 1));
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
    expect(api.guestOrders.streams).toHaveLength(opened + 1);
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(api.guestOrders.streams).toHaveLength(opened + 2);
    expect(api.guestOrders.streams.filter(({ readyState }) => readyState !== 2)).toHaveLength(1);
  });

  it('sounds on a silenced iPhone, and again after a call', async () => {
    const session = { type: 'auto' };
    Object.defineProperty(navigator, 'audioSession', { value: session, configurable: true });
    const { user } = await openBoard();
    expect(session.type).toBe('playback');
    const interrupt = () => {
      const audio = heard.audios.at(-1)!;
      audio.state = 'interrupted';
      audio.onstatechange?.();
    };
    act(interrupt);
    await screen.findByText('أوقف المتصفح الصوت، المس لتشغيله');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await screen.findByText('الصوت يعمل');
    act(interrupt);
    await user.click(await screen.findByText('أوقف المتصفح الصوت، المس لتشغيله'));
    await screen.findByText('الصوت يعمل');
    expect(heard.ringing).toBe(1);
    Reflect.deleteProperty(navigator, 'audioSession');
  });

  it('keeps the screen on in a shift, renews that when visible, then stops', async () => {
    const locks: { released: boolean; onrelease: (() => void) | null; release: () => Promise<void> }[] = [];
    const request = vi.fn((_type: string) => {
      const lock: (typeof locks)[number] = {
        released: false,
        onrelease: null,
        release: () => {
          lock.released = true;
          lock.onrelease?.();
          return Promise.resolve();
        },
      };
      locks.push(lock);
      return Promise.resolve(lock);
    });
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
    const show = (state: DocumentVisibilityState) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    const { user } = open();
    const start = await screen.findByRole('button', { name: 'ابدأ الوردية' });
    show('visible');
    expect(request).not.toHaveBeenCalled();
    await user.click(start);
    expect(request.mock.calls).toEqual([['screen']]);
    show('visible');
    expect(request).toHaveBeenCalledOnce();
    // Browsers release the lock of a page that they hide.
    await act(() => locks[0]!.release());
    show('hidden');
    expect(request).toHaveBeenCalledOnce();
    show('visible');
    expect(request).toHaveBeenCalledTimes(2);
    await user.click(await screen.findByRole('button', { name: 'أنهِ الوردية' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'أنهِ الوردية' }));
    await waitFor(() => expect(locks.map(({ released }) => released)).toEqual([true, true]));
    show('visible');
    expect(request).toHaveBeenCalledTimes(2);
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  it('does not grow in a shift of 300 orders', async () => {
    const { api, user } = await openBoard({ guestOrders: [], tableCalls: [] });
    const listeners = { added: 0, removed: 0 };
    const timers = { set: vi.spyOn(window, 'setInterval'), cleared: vi.spyOn(window, 'clearInterval') };
    const add = vi.spyOn(EventTarget.prototype, 'addEventListener').mockName('add');
    const remove = vi.spyOn(EventTarget.prototype, 'removeEventListener').mockName('remove');
    const elements = document.querySelectorAll('*').length;
    const streams = api.guestOrders.streams.length;
    for (let number = 100; number < 400; number += 1) {
      const order = aGuestOrder(number, {}, 0);
      act(() => api.guestOrders.place(order));
      act(() => {
        api.guestOrders.change(
          order._id,
          { state: 'accepted', promisedAt: order.answerBy! },
          { from: 'pending', to: 'accepted', by: 'other', minutes: 20 },
        );
        api.guestOrders.change(order._id, { state: 'ready' }, { from: 'accepted', to: 'ready', by: 'other' });
      });
      if (number % 50 === 0) await waitFor(() => expect(cardOf(number)).not.toBeNull());
      act(() => api.guestOrders.change(order._id, { state: 'done' }, { from: 'ready', to: 'done', by: 'other' }));
    }
    await waitFor(() => expect(document.querySelectorAll('[data-order]')).toHaveLength(0));
    await screen.findByText('لا طلبات بانتظارك');
    listeners.added = add.mock.calls.length;
    listeners.removed = remove.mock.calls.length;
    add.mockRestore();
    remove.mockRestore();
    expect(Math.abs(document.querySelectorAll('*').length - elements)).toBeLessThan(20);
    expect(api.guestOrders.streams).toHaveLength(streams);
    expect(timers.set.mock.calls.length - timers.cleared.mock.calls.length).toBeLessThan(5);
    expect(listeners.added - listeners.removed).toBeLessThan(60);
    await user.click(screen.getByRole('button', { name: 'جرّب بطلب تدريبي' }));
    await screen.findByText('تدريبي');
    expect(heard.ringing).toBe(1);
    // A practice order counts nowhere.
    expect(document.title).toBe('الطلبات · قائمة');
  });

  it('keeps heard.ringing on other screens while the shift is on', async () => {
    const { api, user } = await openBoard({ guestOrders: [], tableCalls: [] });
    await user.click(screen.getByRole('button', { name: 'فتح القائمة الجانبية' }));
    await user.click(await screen.findByRole('link', { name: 'أوقات العمل' }));
    await screen.findByRole('heading', { name: 'أوقات العمل' });
    act(() => api.guestOrders.place(aGuestOrder(27, {}, 0)));
    await waitFor(() => expect(heard.ringing).toBe(1));
    expect(document.title).toBe('(1) أوقات العمل · قائمة');
  });

  it('shows orders and table calls on a phone’s other screens, with links', async () => {
    setUpBrowser(PHONE);
    const { api, user } = open({ guestOrders: [], tableCalls: [] });
    await user.click(await screen.findByRole('button', { name: 'ابدأ الوردية' }));
    const openSidebar = screen.getByRole('button', { name: 'فتح القائمة الجانبية' });
    await user.click(openSidebar);
    await user.click(await screen.findByRole('link', { name: 'أوقات العمل' }));
    await screen.findByRole('heading', { name: 'أوقات العمل' });
    expect(screen.queryByRole('link', { name: /بانتظارك/ })).toBeNull();
    expect(openSidebar.textContent).toBe('');
    act(() => api.guestOrders.place(aGuestOrder(27, {}, 0)));
    await screen.findByRole('link', { name: 'طلب واحد بانتظارك' });
    expect(openSidebar.textContent).toBe('1');
    const table = { _id: idOf('table', 1), label: '4' };
    act(() => api.guestOrders.call({ _id: idOf('call', 1), kind: 'waiter', table, at: new Date().toISOString() }));
    await user.click(await screen.findByRole('link', { name: 'طلب واحد بانتظارك · نداء واحد بانتظارك' }));
    await waitFor(() => expect(cardOf(27)).not.toBeNull());
    expect(screen.queryByRole('link', { name: /نداء واحد بانتظارك/ })).toBeNull();
  });
});
