import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRINTER_SILENCE_MS, type GuestOrder } from '@qaima/schemas';
import { createFakeApi, type FakeOptions } from '../../stories/support/fake-api/createFakeApi.js';
import {
  aGuestOrder,
  anAcceptedOrder,
  anAutomaticOrder,
  MANSAF,
  SHAWARMA,
} from '../../stories/support/fake-api/guestOrders.js';
import { OwnerStory } from '../../stories/support/OwnerStory.js';
import { anAccount, idOf } from '../../stories/support/sampleMenu.js';
import { aBusyVenue, anInboxMenu } from '../../stories/support/sampleVenue.js';
import { renderUser, PHONE, setUpBrowser } from './browserMocks.js';
import { requestBodiesOf, requestsOf } from './openOwnerScreen.js';

const DAY_MS = 86_400_000;

/** The number of sounds that are playing in a loop. */
let ringing = 0;
/** The number of sounds that were played once. */
let played = 0;

class FakeNode {
  connect<T>(next: T): T {
    return next;
  }
}

class FakeSource extends FakeNode {
  private isPlaying = false;
  constructor(
    _context: unknown,
    private readonly options: { readonly loop: boolean },
  ) {
    super();
  }
  start() {
    this.isPlaying = true;
    if (this.options.loop) ringing += 1;
    else played += 1;
  }
  stop() {
    if (this.isPlaying && this.options.loop) ringing -= 1;
    this.isPlaying = false;
  }
}

class FakeGain extends FakeNode {
  readonly gain = { setValueAtTime: () => undefined };
}

/** What the page has created for its sound, the current one last. */
const audios: FakeAudio[] = [];

class FakeAudio {
  state = 'running';
  readonly sampleRate = 100;
  readonly currentTime = 0;
  readonly destination = {};
  onstatechange: (() => void) | null = null;
  constructor() {
    audios.push(this);
  }
  createBuffer = () => ({ getChannelData: () => new Float32Array(240) });
  resume = () => Promise.resolve();
  close = () => Promise.resolve();
}

beforeEach(() => {
  setUpBrowser();
  localStorage.clear();
  ringing = 0;
  played = 0;
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('AudioBufferSourceNode', FakeSource);
  vi.stubGlobal('GainNode', FakeGain);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  passed = 0;
  vi.unstubAllGlobals();
});

function open(options: FakeOptions = {}, at = '/orders') {
  const api = createFakeApi({ menu: anInboxMenu(), ...aBusyVenue(), ...options });
  render(<OwnerStory api={api} at={at} />);
  return { api, user: renderUser() };
}

/** Opens the board and starts the shift. */
async function openBoard(options: FakeOptions = {}) {
  const opened = open(options);
  await opened.user.click(await screen.findByRole('button', { name: 'ابدأ الوردية' }));
  await screen.findByRole('heading', { name: 'بانتظارك' });
  return opened;
}

const id = (number: number) => idOf('guestorder', number);
const cardOf = (number: number) => document.querySelector<HTMLElement>(`[data-order="${id(number)}"]`)!;
const column = (name: string) => screen.getByRole('region', { name });
const button = (number: number, name: RegExp | string) => within(cardOf(number)).getByRole('button', { name });
const inColumn = (name: string, number: number) =>
  waitFor(() => expect(column(name).contains(cardOf(number))).toBe(true));

/** Sets the device's clock by `ms` without any time passing. */
function setClock(ms: number) {
  const now = Date.now() + ms;
  vi.useFakeTimers({ toFake: ['Date'], now });
}

const elapsed = performance.now.bind(performance);
let passed = 0;

/** Lets `ms` pass. The board notices within a second. */
function pass(ms: number) {
  passed += ms;
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed() + passed);
  setClock(ms);
}

describe('the inbox', () => {
  it('waits for the start of the shift, then rings until each order was opened, here or elsewhere', async () => {
    const { api, user } = open();
    await screen.findByRole('heading', { name: 'أهلًا ليث' });
    expect(screen.getByText(/طلبان ينتظران الرد، والباقي لأقربها 1:/)).toBeDefined();
    expect(screen.getByText('الصوت لم يبدأ')).toBeDefined();
    expect(screen.getByRole('list', { name: 'نداءات الطاولات' }).textContent).toContain('تطلب الحساب');
    expect(ringing).toBe(0);
    const sound = within(screen.getByText('صوت الرنين').closest('li')!);
    sound.getByText('حين تبدأ');
    await user.click(sound.getByRole('button', { name: 'اسمعه' }));
    sound.getByText('يعمل');
    await user.click(screen.getByRole('button', { name: 'ابدأ الوردية' }));
    await screen.findByText('الصوت يعمل');
    expect(ringing).toBe(1);
    await waitFor(() => expect(document.title).toBe('(2) الطلبات · قائمة'));
    // Opening the details stops the ringing for this order; a new order starts it again.
    await user.click(button(26, /تفاصيل/));
    const drawer = await screen.findByRole('dialog', { name: /26/ });
    expect(within(drawer).getByText('حساسية من الفول السوداني. الباب الثاني بعد الصيدلية.')).toBeDefined();
    await waitFor(() => expect(ringing).toBe(0));
    expect(requestsOf(api, 'guestOrder.open')).toHaveLength(1);
    expect(within(drawer).getByRole('region', { name: 'ما جرى' }).textContent).toContain(
      'فُتح · laith.kh (Chrome, Android)',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => api.guestOrders.place(aGuestOrder(27, {}, 0)));
    await waitFor(() => expect(ringing).toBe(1));
    expect(await screen.findByText(/الطلب ⁦#27⁩، توصيل، 6 قطع، باقٍ للرد 5 دقائق/)).toBeDefined();
    // Another device opens the order.
    act(() => api.guestOrders.change(id(27), { openedAt: new Date().toISOString() }));
    await waitFor(() => expect(ringing).toBe(0));
    within(cardOf(27)).getByText('فُتح');
  });

  it('rings for an automatically accepted order, counts it until it is opened, and prints it once if set', async () => {
    const { api, user } = await openBoard({ guestOrders: [], tableCalls: [] });
    const prints = () => requestsOf(api, 'guestOrder.ticket').map(({ query }) => query);
    act(() => api.guestOrders.place(anAutomaticOrder(40)));
    await waitFor(() => expect(ringing).toBe(1));
    expect(document.title).toBe('(1) الطلبات · قائمة');
    expect(await screen.findByText(/#40⁩، توصيل، 6 قطع، قُبل تلقائيًا، يجهز \d/)).toBeDefined();
    within(cardOf(40)).getByRole('img', { name: 'يرنّ' });
    await user.click(button(40, /تفاصيل/));
    await waitFor(() => expect(ringing).toBe(0));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.title).toBe('الطلبات · قائمة'));
    expect(api.guestOrders.read(id(40)).openedAt).toBeTruthy();
    expect(prints()).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'هذا الجهاز' }));
    await user.click(await screen.findByRole('checkbox', { name: 'اطبع التذكرة من المتصفح عند القبول' }));
    await user.click(screen.getByRole('button', { name: 'إغلاق' }));
    const [placedAt, promisedAt] = [-660_000, 2000].map((ms) => new Date(Date.now() + ms).toISOString());
    act(() => api.guestOrders.place(anAutomaticOrder(41, { placedAt: placedAt!, promisedAt: promisedAt! })));
    await waitFor(() => expect(ringing).toBe(1));
    await waitFor(() => expect(prints()).toEqual([{ once: '1' }]));
    // A late order rings no longer; its card says that it is late.
    await within(cardOf(41)).findByText(/متأخر/);
    await waitFor(() => expect(ringing).toBe(0));
  });

  it('shows and counts open orders of earlier days, and rings for them, but hides what nobody finished', async () => {
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
    expect(ringing).toBe(1);
    expect(document.title).toBe('(2) الطلبات · قائمة');
    // The stream told nothing of this order, but the server counts it.
    const stream = api.guestOrders.streams.at(-1)!;
    stream.readyState = 0;
    api.guestOrders.place(aGuestOrder(34, {}, 2 * 60_000));
    pass(15_000);
    await inColumn('بانتظارك', 34);
  });

  it('sounds once for calls that wait at the start of a shift, and again for a repeated call', async () => {
    const call = { _id: idOf('call', 1), kind: 'waiter', table: { _id: idOf('table', 4), label: '4' } } as const;
    const at = (ago: number) => new Date(Date.now() - ago).toISOString();
    const { api, user } = open({ guestOrders: [], tableCalls: [{ ...call, at: at(120_000) }] });
    await screen.findByRole('list', { name: 'نداءات الطاولات' });
    expect(played).toBe(0);
    await user.click(screen.getByRole('button', { name: 'ابدأ الوردية' }));
    await waitFor(() => expect(played).toBe(1));
    const asked = () => requestsOf(api, 'table.listCalls').length;
    const before = asked();
    api.guestOrders.streams.at(-1)!.emit('call', call);
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
    act(() => api.guestOrders.call({ ...call, at: at(0) }));
    await waitFor(() => expect(played).toBe(2));
  });

  it('announces all orders that arrive together, and from when on a closed venue answers', async () => {
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

  it('shows the notes of the order and of its lines, what a combo contains and what is taken out, until the order ends', async () => {
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

  it('says in the details that a delivery is free, and shows the third decimal of amounts', async () => {
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

  it('adds up what a table ordered when it asks for the bill, also after an order has ended', async () => {
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
    expect(column('جاهزة').contains(screen.getByRole('list', { name: 'نداءات الطاولات' }))).toBe(true);
  });

  it('accepts with minutes once the server has confirmed it, then readies and hands over', async () => {
    let confirm = (): void => undefined;
    const confirmed = new Promise<void>((resolve) => (confirm = resolve));
    const { api, user } = await openBoard({
      hold: ({ name, body }) =>
        name === 'guestOrder.move' && (body as { state: string }).state === 'accepted' ? confirmed : undefined,
    });
    await user.click(button(26, 'قبول، مدة التحضير: 30 دقيقة'));
    await within(cardOf(26)).findByRole('button', { name: 'جارٍ القبول…' });
    expect(column('بانتظارك').contains(cardOf(26))).toBe(true);
    confirm();
    await inColumn('مقبولة', 26);
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

  it('keeps accepted reservations of later days apart, by first day and without the button that readies them', async () => {
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

  it('keeps the focus in the open order when it moves, so that letters reach no card behind it', async () => {
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

  it('offers only times later than the promised one', async () => {
    const { api, user } = await openBoard({ guestOrders: [anAcceptedOrder(24, 25 * 60_000)] });
    await user.click(button(24, /تفاصيل/));
    const drawer = await screen.findByRole('dialog', { name: /24/ });
    const times = within(drawer).getAllByRole('button', { name: /موعد جديد/ });
    expect(times.map(({ textContent }) => textContent)).toEqual(['30', '45', '60']);
    within(drawer).getByText(/عند 60: يجهز/);
    await user.click(times[1]!);
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
    await user.click(button(26, 'قبول، مدة التحضير: 15 دقيقة'));
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

  it('states in the dialog of a rejection what another device has done meanwhile', async () => {
    const { api, user } = await openBoard();
    await user.click(button(26, 'رفض'));
    const sheet = await screen.findByRole('dialog', { name: /لماذا ترفض/ });
    act(() => api.guestOrders.change(id(26), { state: 'accepted' }, { from: 'pending', to: 'accepted', minutes: 20 }));
    await within(sheet).findByText('قبله جهاز آخر، 20 دقيقة');
    expect(within(sheet).queryByRole('button', { name: /ارفض/ })).toBeNull();
  });

  it('does not let a double tap reach the card that comes to the place of the first', async () => {
    const { api, user } = await openBoard({
      guestOrders: [anAcceptedOrder(30, 600_000), anAcceptedOrder(31, 600_000)],
    });
    const tapReady = (number: number) =>
      user.pointer({ keys: '[MouseLeft]', target: button(number, 'جاهز'), coords: { clientX: 300, clientY: 400 } });
    const moves = () => requestsOf(api, 'guestOrder.move').length;
    await tapReady(31);
    await inColumn('جاهزة', 31);
    await tapReady(30);
    expect(moves()).toBe(1);
    pass(1000);
    await tapReady(30);
    expect(moves()).toBe(2);
  });

  it('shows a lost connection, keeps the board, and says what arrived meanwhile', async () => {
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
    await user.click(button(26, 'قبول، مدة التحضير: 15 دقيقة'));
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
    expect(ringing).toBe(1);
    // What the server tells of the order replaces the message that the acceptance failed.
    expect(within(cardOf(26)).queryByRole('alert', { hidden: true })).toBeNull();
  });

  it('says within 20 seconds that a stream has died silently, before the request that finds it fails', async () => {
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

  it('replaces its stream after the page was suspended, or was left and is shown again', async () => {
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
      const audio = audios.at(-1)!;
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
    expect(ringing).toBe(1);
    Reflect.deleteProperty(navigator, 'audioSession');
  });

  it('keeps the screen on during a shift, asking again whenever the page is visible, and lets it go off after', async () => {
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

  it('prints the ticket of an order by the browser on acceptance, if the device is set to', async () => {
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
    await user.click(within(drawer).getByRole('button', { name: /^60|60 دقيقة/ }));
    await waitFor(() => expect(requestsOf(api, 'guestOrder.move')).toHaveLength(3));
    expect(print).toHaveBeenCalledOnce();
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  });

  it('goes by the server about what is missed, and offers phone and messages for it', async () => {
    const { user } = await openBoard({ guestOrders: [aGuestOrder(31, {}, 299_000)], tableCalls: [] });
    pass(2000);
    await within(cardOf(31)).findByText('فات دون رد');
    pass(6000);
    await screen.findByText('لا طلبات بانتظارك');
    await user.click(await screen.findByRole('button', { name: 'فات 1' }));
    await user.click(await screen.findByRole('button', { name: /رنا منصور/ }));
    const drawer = await screen.findByRole('dialog', { name: /31/ });
    expect(within(drawer).getByText(/^فات \d\d:\d\d$/)).toBeDefined();
    expect(within(drawer).getByRole('link', { name: 'اتصال 0790000126' }).getAttribute('href')).toBe('tel:0790000126');
    expect(within(drawer).getByRole('link', { name: 'مراسلة على واتساب' }).getAttribute('href')).toContain('wa.me/962');
  });

  it('works by the keyboard alone, with letters that can be turned off', async () => {
    const { api, user } = await openBoard();
    screen.getByRole('heading', { name: 'بانتظارك' });
    button(26, /تفاصيل/).focus();
    await user.keyboard('{ArrowDown}');
    expect(cardOf(25).contains(document.activeElement)).toBe(true);
    await user.keyboard('{ArrowLeft}');
    expect(column('مقبولة').contains(document.activeElement)).toBe(true);
    await user.keyboard('{ArrowRight}{ArrowUp}');
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
    expect(ringing).toBe(1);
    // A practice order counts nowhere.
    expect(document.title).toBe('الطلبات · قائمة');
  });

  it('keeps ringing on other screens while the shift is on', async () => {
    const { api, user } = await openBoard({ guestOrders: [], tableCalls: [] });
    await user.click(screen.getByRole('button', { name: 'فتح القائمة الجانبية' }));
    await user.click(await screen.findByRole('link', { name: 'أوقات العمل' }));
    await screen.findByRole('heading', { name: 'أوقات العمل' });
    act(() => api.guestOrders.place(aGuestOrder(27, {}, 0)));
    await waitFor(() => expect(ringing).toBe(1));
    expect(document.title).toBe('(1) أوقات العمل · قائمة');
  });

  it('shows orders and calls of tables on other screens of a phone, and leads to them', async () => {
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

describe('the kitchen', () => {
  it('ticks whole lines, keeps the ticks, and readies an order with the last one', async () => {
    const venue = {
      guestOrders: [
        anAcceptedOrder(24, 60_000),
        anAcceptedOrder(23, 600_000, {
          notes: 'حساسية: سمسم',
          items: [{ ...SHAWARMA, note: 'حساسية: فستق' }, MANSAF],
        }),
      ],
    };
    const { api, user } = open(venue, '/orders?view=kitchen');
    const card = () => cardOf(24);
    await waitFor(() => expect(card()).not.toBeNull());
    expect(document.body.textContent).not.toMatch(/0790000126|JD/);
    expect(card().dataset['age']).toBe('near');
    const bands = () => [...cardOf(23).querySelectorAll(':scope > p')].map(({ textContent }) => textContent);
    expect(bands()).toEqual(['حساسية: سمسم', 'شاورما دجاج عربي: حساسية: فستق']);
    const lines = () => within(card()).getAllByRole('checkbox');
    expect(lines()).toHaveLength(3);
    await user.click(lines()[0]!);
    expect(within(card()).getByText('بقي سطران')).toBeDefined();
    await user.click(lines()[1]!);
    await user.click(lines()[2]!);
    expect(JSON.parse(localStorage.getItem('qaima.kitchenTicks.innova')!)).toHaveProperty(id(24));
    await user.click(within(card()).getByRole('button', { name: 'جاهز' }));
    await waitFor(() => expect(card()).toBeNull());
    expect(api.guestOrders.read(id(24)).state).toBe('ready');
    // If a section is selected, only its lines are shown.
    await user.click(screen.getByRole('button', { name: 'أطباق أردنية 1' }));
    expect(within(cardOf(23)).getAllByRole('checkbox')).toHaveLength(1);
    expect(bands()).toHaveLength(2);
  });

  it('shows combos in each section, as printers of sections print them', async () => {
    const combo = { combo: { _id: idOf('combo', 1), title: 'وجبة عائلية', items: [] }, quantity: 1, price: 9 };
    const guestOrders = [
      anAcceptedOrder(22, 60_000, { items: [combo] }),
      anAcceptedOrder(23, 600_000, { items: [SHAWARMA, MANSAF, combo] }),
      anAcceptedOrder(24, 600_000, { items: [SHAWARMA] }),
    ];
    const { user } = open({ guestOrders }, '/orders?view=kitchen');
    await user.click(await screen.findByRole('button', { name: 'أطباق أردنية 2' }));
    const shown = (number: number) =>
      within(cardOf(number))
        .getAllByRole('checkbox')
        .map(({ textContent }) => /وجبة عائلية|منسف بلدي|شاورما/.exec(textContent)?.[0]);
    expect(shown(22)).toEqual(['وجبة عائلية']);
    expect(shown(23)).toEqual(['منسف بلدي', 'وجبة عائلية']);
    expect(cardOf(24)).toBeNull();
  });

  it('shows a reservation from its first day on, which begins when the night before has ended', async () => {
    const dates = { startDate: '2026-06-02', endDate: '2026-06-03' };
    const booking = (number: number, startDate: string) => {
      const items = [{ ...MANSAF, ...dates, startDate }];
      return anAcceptedOrder(number, 0, { service: 'reserve', promisedAt: null, items });
    };
    // The business day of Monday ends on Tuesday at 02:00.
    const workingDays = (['mon', 'tue'] as const).map((day) => ({ day, start: '18:00', end: '02:00' }));
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-02T01:59:58+03:00') });
    const menu = { ...anInboxMenu(), workingDays };
    open({ menu, guestOrders: [booking(27, '2026-06-02'), booking(28, '2026-06-04')] }, '/orders?view=kitchen');
    await screen.findByText('حجزان لأيام لاحقة يظهر كلٌّ منهما هنا في يومه.');
    setClock(30_000);
    await waitFor(() => expect(cardOf(27).textContent).toContain('من ⁦02/06/2026⁩ إلى ⁦03/06/2026⁩'));
    expect(cardOf(27).textContent).not.toMatch(/في وقته|متأخر/);
    expect(cardOf(28)).toBeNull();
  });

  it('names the day of a promised time that is not today, in the kitchen and in the details', async () => {
    const now = new Date('2026-03-05T19:00:00Z').getTime();
    vi.useFakeTimers({ toFake: ['Date'], now });
    const promisedAt = '2026-03-07T06:20:00.000Z';
    open({ guestOrders: [anAutomaticOrder(24, { promisedAt })] }, `/orders?view=kitchen&order=${id(24)}`);
    await waitFor(() => expect(cardOf(24)).not.toBeNull());
    within(cardOf(24)).getByText(/يجهز .*07\/03\/2026 09:20/);
    within(await screen.findByRole('dialog', { name: /24/ })).getByText(/يجهز .*07\/03\/2026 09:20/);
  });
});

describe('the orders screen', () => {
  it('is a record where messages carry orders, and nothing for staff', async () => {
    const table = { _id: idOf('table', 12), label: '12' };
    const call = { _id: idOf('call', 1), kind: 'waiter', table, at: new Date().toISOString() } as const;
    const { user } = open({ menu: anInboxMenu('whatsapp'), tableCalls: [call] });
    expect(await screen.findByRole('link', { name: 'إلى إعدادات الطلبات' })).toBeDefined();
    expect(await screen.findByText('7 طلبات')).toBeDefined();
    const calls = await screen.findByRole('list', { name: 'نداءات الطاولات' });
    await user.click(within(calls).getByRole('button', { name: /12/ }));
    await waitFor(() => expect(calls.isConnected).toBe(false));
    expect(screen.queryByRole('button', { name: 'ابدأ الوردية' })).toBeNull();
  });

  it('finishes open orders after the venue has changed to messages', async () => {
    const guestOrders = [anAcceptedOrder(24, 60_000)];
    const { api, user } = open({ menu: anInboxMenu('whatsapp'), guestOrders, tableCalls: [] });
    await user.click(await screen.findByRole('button', { name: /#24/ }));
    const drawer = await screen.findByRole('dialog', { name: /24/ });
    within(drawer).getByRole('button', { name: 'إلغاء الطلب' });
    await user.click(within(drawer).getByRole('button', { name: 'جاهز' }));
    await user.click(await within(drawer).findByRole('button', { name: 'سُلّم' }));
    await waitFor(() => expect(api.guestOrders.read(id(24)).state).toBe('done'));
    await waitFor(() => expect(within(drawer).queryByRole('button', { name: /سُلّم|إلغاء الطلب/ })).toBeNull());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: /#24/ }).textContent).toContain('انتهى'));
  });

  it('accepts and rejects waiting orders after the venue has changed to messages', async () => {
    const guestOrders = [aGuestOrder(24, {}, 10_000), aGuestOrder(25, {}, 20_000)];
    const { api, user } = open({ menu: anInboxMenu('whatsapp'), guestOrders, tableCalls: [] });
    await user.click(await screen.findByRole('button', { name: /#24/ }));
    const drawer = await screen.findByRole('dialog', { name: /24/ });
    await user.click(within(drawer).getAllByRole('button', { name: /^قبول/ })[0]!);
    await waitFor(() => expect(api.guestOrders.read(id(24)).state).toBe('accepted'));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: /#25/ }));
    const other = await screen.findByRole('dialog', { name: /25/ });
    await user.click(within(other).getByRole('button', { name: 'رفض مع سبب' }));
    const sheet = await screen.findByRole('dialog', { name: /لماذا ترفض/ });
    await user.click(within(sheet).getByRole('radio', { name: 'الضغط كبير الآن' }));
    await user.click(within(sheet).getByRole('button', { name: /^ارفض/ }));
    await waitFor(() => expect(api.guestOrders.read(id(25)).state).toBe('rejected'));
  });

  it('rings for a call of a table and counts it where messages carry orders, once sound is allowed', async () => {
    const { api, user } = open({ menu: anInboxMenu('whatsapp'), tableCalls: [] });
    const start = await screen.findByRole('button', { name: 'الصوت لم يبدأ' });
    await waitFor(() => expect(requestsOf(api, 'table.listCalls').map(({ query }) => query)).toEqual([{}]));
    api.guestOrders.call({
      _id: idOf('call', 1),
      kind: 'waiter',
      table: { _id: idOf('table', 12), label: '12' },
      at: new Date().toISOString(),
    });
    await user.click(start);
    await screen.findByText('الصوت يعمل');
    const calls = await screen.findByRole('list', { name: 'نداءات الطاولات' });
    expect(played).toBe(1);
    expect(requestsOf(api, 'table.listCalls').at(-1)?.query).toEqual({ rings: '1' });
    await waitFor(() => expect(document.title).toBe('(1) الطلبات · قائمة'));
    await user.click(within(calls).getByRole('button', { name: /12/ }));
    await waitFor(() => expect(document.title).toBe('الطلبات · قائمة'));
  });

  it('says that nothing can be ordered while buying is off', async () => {
    open({ menu: { ...anInboxMenu('inbox'), settings: { doMenuPurchase: false, orders: { mode: 'inbox' } } } });
    expect(await screen.findByText(/الشراء من قائمتك متوقف/)).toBeDefined();
    const link = screen.getByRole('link', { name: 'فعّل الشراء من الإعدادات' });
    expect(link.getAttribute('href')).toMatch(/publicInfo\?card=privateSettings$/);
    expect(screen.getByText('صفحة الطلبات').closest('li')?.textContent).toContain('كيف تصل الطلبات');
  });

  it('says of an order that was only a message that it was opened, and offers no answer', async () => {
    const { api, user } = open({ guestOrders: [aGuestOrder(31, { answerBy: null }, 600_000)] }, '/orders?view=history');
    const row = await screen.findByRole('button', { name: /31/ });
    within(row).getByText('فُتح في واتساب');
    await user.click(row);
    const drawer = await screen.findByRole('dialog', { name: /31/ });
    within(drawer).getAllByText('فُتح في واتساب');
    // What happened agrees with the state: nobody knows whether such an order has arrived.
    const happened = within(drawer).getByRole('region', { name: 'ما جرى' });
    within(happened).getByText('فُتح في واتساب');
    expect(happened.textContent).not.toContain('وصل الطلب');
    expect(within(drawer).queryByRole('button', { name: /قبول|رفض|ارفض/ })).toBeNull();
    expect(within(drawer).getByRole('button', { name: 'طباعة التذكرة' })).toBeDefined();
    expect(requestsOf(api, 'guestOrder.open')).toHaveLength(0);
  });

  it('shows order takers whether the printers work', async () => {
    const seen = (title: string, ago: number) => {
      const lastSeenAt = new Date(Date.now() - ago).toISOString();
      return { _id: idOf('printer', ago), title, lastSeenAt, on: 'accepted', width: 576, copies: 1 } as const;
    };
    const { api } = open({
      account: anAccount({ menus: [{ ...anAccount().menus[0]!, role: 'orders' }] }),
      printers: [seen('طابعة المطبخ', 8000), seen('طابعة البار', PRINTER_SILENCE_MS + 5000)],
    });
    const row = (await screen.findByText('طابعة المطبخ')).closest('li')!;
    within(row).getByText('تعمل');
    const silent = screen.getByText('طابعة البار').closest('li')!;
    expect(within(silent).queryByText('تعمل')).toBeNull();
    expect(screen.queryByText('لا طابعة متصلة')).toBeNull();
    expect(requestsOf(api, 'printer.list')).toHaveLength(0);
  });

  it('lists tickets that no printer has fetched, to be printed or dismissed', async () => {
    const ticket = (number: number) => ({
      jobs: [idOf('job', number)],
      printer: 'طابعة المطبخ',
      order: id(number),
      number,
      state: 'accepted' as const,
      isPractice: false,
      neededAt: '2026-03-01T18:00:00.000Z',
    });
    const { api, user } = open({ expiredTickets: [ticket(9), ticket(8), ticket(7)] }, '/printers');
    const list = await screen.findByRole('list', { name: 'تذاكر لم تُطبع' });
    expect(within(list).getByRole('link', { name: /9/ }).getAttribute('href')).toContain(`/orders?order=${id(9)}`);
    await user.click(within(list).getByRole('button', { name: /^لا حاجة إلى تذكرة: .*9/ }));
    await waitFor(() => expect(within(list).queryByRole('link', { name: /9/ })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'اطبعها كلها (2)' }));
    await waitFor(() => expect(screen.queryByText('تذاكر لم تُطبع')).toBeNull());
    expect(requestBodiesOf(api, 'printer.dismissExpired')).toEqual([{ jobs: [idOf('job', 9)] }]);
    expect(requestBodiesOf(api, 'printer.printExpired')).toEqual([{ jobs: [idOf('job', 8), idOf('job', 7)] }]);
    await screen.findByText('تُطبع التذكرتان حين تتصل الطابعة');
  });

  it('shows staff no order', async () => {
    const { api } = open({ account: anAccount({ staff: true }) });
    await screen.findByRole('heading', { name: 'طلبات الزبائن لأصحاب القائمة وحدهم' });
    expect(requestsOf(api, 'guestOrder.list')).toHaveLength(0);
  });

  it('finds orders by day, state and words, and downloads them', async () => {
    const { api, user } = open({}, '/orders?view=history');
    await screen.findByText('7 طلبات');
    await user.selectOptions(screen.getByRole('combobox'), 'ready');
    await screen.findByText('طلبان');
    await user.type(screen.getByRole('searchbox'), 'هبة');
    await screen.findByText('طلب واحد');
    await user.click(screen.getByRole('button', { name: 'Excel' }));
    // The list may be loaded again after the download was asked for.
    await waitFor(() =>
      expect(requestsOf(api, 'guestOrder.list').map(({ query }) => query)).toContainEqual({
        state: 'ready',
        q: 'هبة',
        excel: '1',
      }),
    );
    // The server must not take a list of waiting orders as a device that rings.
    await user.selectOptions(screen.getByRole('combobox'), 'pending');
    const waiting = () =>
      requestsOf(api, 'guestOrder.list').filter(({ query }) => query['q'] && query['state'] === 'pending');
    await waitFor(() => expect(waiting()[0]?.query).toMatchObject({ silent: '1' }));
  });
});
