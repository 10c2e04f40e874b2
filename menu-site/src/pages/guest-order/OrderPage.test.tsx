/** The page of a sent order, as the server draws it. (docs/spec/public-site.md#order-page) */
import type { Cart, GuestOrderState, RepeatPreview } from '@qaima/schemas';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSite, SiteContext } from '../../document/siteContext.js';
import { anOrder } from '../../testing/cartFixtures.js';
import { aRequest } from '../../testing/menuFixtures.js';
import { startCounting } from './client/countdown.js';
import { follow } from './client/follow.js';
import { recordMessage, showRecordedMessage } from './client/orderAsMessage.js';
import { OrderPage } from './OrderPage.js';
import { documentTitle, type OrderCart } from './orderView.js';

/** Saturday, 23:30 in Amman: the venue is closed, and opens at 10:00. */
const NIGHT = Date.parse('2026-11-21T20:30:00Z');
const OPENING = Date.parse('2026-11-22T07:00:00Z');

/** An order at the request's time, of a venue that takes orders in `mode`. */
function order(now: number, fields: Partial<Cart> & { readonly state: GuestOrderState }, mode: 'inbox' | 'both') {
  const { menu, ...rest } = anOrder(now, fields);
  return { ...rest, menu: { ...menu, settings: { ...menu.settings, orders: { mode } } } };
}

function htmlOf(
  cart: OrderCart,
  now: number,
  language: 'ar' | 'en' = 'ar',
  repeat: RepeatPreview | null = null,
): string {
  const data = { kind: 'cart', cart, rty: false, back: null, repeat } as const;
  return renderToStaticMarkup(
    <SiteContext value={createSite(aRequest({ now, language }), data)}>
      <OrderPage data={data} />
    </SiteContext>,
  );
}

function show(...args: Parameters<typeof htmlOf>): void {
  document.body.innerHTML = htmlOf(...args);
}

const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
/** The links to the venue's WhatsApp whose message contains the whole order. */
const orderMessages = () =>
  Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href*="wa.me"]')).filter(({ href }) =>
    decodeURIComponent(href).includes('/cart/'),
  );

/** A stream of events without any event. */
class OpenStream extends EventTarget {
  static readonly OPEN = 1;
  readonly readyState = OpenStream.OPEN;
}

const NOON = aRequest().now;

describe('a reservation', () => {
  it('says in every state, while folded, when it is and for how many', () => {
    for (const state of ['pending', 'accepted', 'ready', 'done', 'rejected', 'missed', 'canceled'] as const) {
      const { menu, items, ...rest } = anOrder(NOON, { state, guestsNo: 4, promisedAt: null });
      const dates = [
        { startDate: '2026-12-02', endDate: '2026-12-04' },
        { startDate: '2026-12-01', endDate: '2026-12-03' },
      ];
      const lines = items.slice(0, 2).map((line, index) => ({ ...line, ...dates[index] }));
      const settings = { ...menu.settings, purchaseMethod: 'reserve' } as const;
      show({ ...rest, items: lines, menu: { ...menu, settings } }, NOON);
      expect(textOf('#progress .booking')).toBe('من الثلاثاء، 01/12/2026إلى الجمعة، 04/12/2026عدد الضيوف: 4');
      expect(textOf('details.what li')).toMatch(/من الأربعاء، 02\/12\/2026إلى الجمعة، 04\/12\/2026/);
      expect(textOf('details.what li')).not.toContain('×');
      expect(textOf('details.what h2')).toBe('حجزك · قطعتان');
    }
  });
});

it('asks about a correction, and shows one that was made', () => {
  const [was] = anOrder(NOON, { state: 'pending' }).items;
  if (!was) throw new Error('The order has no lines.');
  const at = new Date(NOON).toISOString();
  const changes = [{ was, now: { ...was, quantity: 9 } }, { was }];
  const correction = { at, changes, before: 3, after: 4.5, reasonText: 'نفد' } as const;
  const [made, open] = [{ ...correction, state: 'applied' } as const, { ...correction, state: 'proposed' } as const];
  show(order(NOON, { state: 'pending', corrections: [made, open] }, 'inbox'), NOON);
  expect(document.querySelectorAll('.correction ins')).toHaveLength(2);
  expect(document.querySelectorAll('.correction del')).toHaveLength(4);
  const answers = Array.from(document.querySelectorAll<HTMLElement>('[data-answer]'), ({ dataset }) => dataset);
  expect(answers.map(({ answer, accept }) => [answer, accept])).toEqual([
    ['1', ''],
    ['1', undefined],
  ]);
  expect(document.querySelector('#progress')).toHaveProperty('dataset.corrections', 'applied proposed');
  // Once the order is ready, nothing is asked any more.
  show(order(NOON, { state: 'ready', corrections: [made, open] }, 'inbox'), NOON);
  expect(document.querySelectorAll('.correction')).toHaveLength(1);
  expect(document.querySelector('[data-answer]')).toBeNull();
});

it('shows the third decimal, so that lines and parts add up to the total', () => {
  const { items, ...rest } = anOrder(NOON, { state: 'pending', total: 2.97 });
  const totals = [
    { kind: 'items', amount: 3.3 },
    { kind: 'sale', amount: -0.33 },
  ] as const;
  const item = { _id: 'kebab0000000000000000000', title: 'كباب', price: 1.65, sale: { onSale: true, offPrice: 0.1 } };
  const onSale = { item, subItem: null, quantity: 1, price: 1.485 };
  show({ ...rest, items: items.slice(0, 2).map((line) => ({ ...line, ...onSale })), totals: [...totals] }, NOON);
  const amounts = Array.from(document.querySelectorAll('details.what bdi'), ({ textContent }) => textContent);
  expect(document.querySelectorAll('details.what s')).toHaveLength(2);
  expect(amounts.filter((text) => text.includes('JD'))).toEqual([
    '2.97 JD',
    '1.485 JD',
    '1.65 JD',
    '1.485 JD',
    '1.65 JD',
    '3.30 JD',
    '−0.33 JD',
    '2.97 JD',
  ]);
});

describe('an order of a venue that takes orders both ways', () => {
  beforeEach(() => localStorage.clear());

  it('is offered as a message while it waits, until the message was opened', () => {
    const cart = order(NOON, { state: 'pending' }, 'both');
    show(cart, NOON);
    expect(document.querySelectorAll('a[data-message]')).toHaveLength(1);
    expect(orderMessages()).toHaveLength(2);
    recordMessage(cart.menu._id, cart._id);
    showRecordedMessage(cart.menu._id, 'another');
    expect(document.documentElement.className).toBe('');
    showRecordedMessage(cart.menu._id, cart._id);
    expect(document.documentElement.className).toBe('messaged');
  });

  it('is one link if nobody listens, and if the order was accepted at once', () => {
    show(order(NOON, { state: 'pending', isUnattended: true }, 'both'), NOON);
    expect(document.querySelectorAll('.as-message')).toHaveLength(0);
    expect(orderMessages()).toHaveLength(1);
    const at = new Date(NOON).toISOString();
    const steps: Cart['steps'] = [
      { state: 'pending', at },
      { state: 'accepted', at },
    ];
    show(order(NOON, { state: 'accepted', steps }, 'both'), NOON);
    expect(document.querySelectorAll('.as-message')).toHaveLength(1);
    show(order(NOON, { state: 'accepted' }, 'both'), NOON);
    expect(document.querySelectorAll('.as-message')).toHaveLength(0);
  });

  it('is offered by no link if the venue takes orders in the inbox only', () => {
    show(order(NOON, { state: 'pending' }, 'inbox'), NOON);
    expect(orderMessages()).toHaveLength(0);
  });
});

describe('an order that waits for the opening', () => {
  it('keeps phone and chat, although nobody listens at night', () => {
    const answerFrom = new Date(OPENING).toISOString();
    const answerBy = new Date(OPENING + 300_000).toISOString();
    show(order(NIGHT, { state: 'pending', answerFrom, answerBy, isUnattended: true }, 'inbox'), NIGHT);
    expect(textOf('h2')).toBe('وصل طلبك، والمكان مغلق الآن');
    const contacts = Array.from(document.querySelectorAll<HTMLAnchorElement>('.contact-row a'));
    expect(contacts.map(({ protocol }) => protocol)).toEqual(['tel:', 'https:']);
    expect(document.querySelector('[data-unattended]')).toBeNull();
  });
});

describe('an order that was accepted automatically while the venue was closed', () => {
  const at = new Date(NIGHT).toISOString();
  const steps: Cart['steps'] = [
    { state: 'pending', at },
    { state: 'accepted', at },
  ];
  const promisedAt = new Date(OPENING + 20 * 60_000).toISOString();
  const cart = order(NIGHT, { state: 'accepted', answerBy: null, promisedAt, steps }, 'inbox');
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('names the day, and does not claim that it is being prepared', () => {
    show(cart, NIGHT);
    expect(textOf('h2')).toBe('قَبِل المحل طلبك، ويحضّره عند الافتتاح');
    expect(textOf('.large')).toBe('يجهز غدًا الساعة10:20');
    expect(textOf('.steps .now')).toMatch(/^مقبول/);
    expect(document.querySelector('[data-minutes],.bar')).toBeNull();
    expect(documentTitle(cart, NIGHT, 'ar')).toMatch(/^✓ غدًا 10:20 · /);
    show(cart, NIGHT, 'en');
    expect(textOf('h2')).toBe('The venue accepted your order and prepares it when it opens');
    expect(textOf('.large')).toBe('Ready tomorrow at10:20');
    // After midnight, the time is of today.
    show(cart, OPENING - 3_600_000);
    expect(textOf('.large')).toBe('يجهز الساعة10:20');
    expect(textOf('h2')).toMatch(/عند الافتتاح$/);
  });

  it('is being prepared from the opening on, also on a page rendered before', async () => {
    vi.useFakeTimers({ now: OPENING - 30_000 });
    const fetched = vi.fn((..._: Parameters<typeof fetch>) => Promise.resolve(new Response(htmlOf(cart, Date.now()))));
    vi.stubGlobal('fetch', fetched);
    // jsdom lacks both. While its stream is open, the page of an accepted order does not poll.
    vi.stubGlobal('PerformanceNavigationTiming', PerformanceEntry);
    vi.stubGlobal('EventSource', OpenStream);
    show(cart, OPENING - 30_000);
    const main = document.querySelector('main');
    if (!main) throw new Error('There is no page.');
    startCounting(follow(main));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(textOf('h2')).toMatch(/عند الافتتاح$/);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(textOf('h2')).toBe('قَبِل المحل طلبك وبدأ بتحضيره');
    expect(textOf('[data-minutes]')).toBe('بعد نحو 20 دقيقة');
    expect(textOf('#told')).toBe('');
    // The bar shows the preparation, not the night before it.
    expect(Number(document.querySelector('[data-bar]')?.getAttribute('width'))).toBeLessThan(5);
  });

  it('names no day for an order of today', () => {
    show(order(NOON, { state: 'accepted' }, 'inbox'), NOON);
    expect(textOf('h2')).toBe('قَبِل المحل طلبك وبدأ بتحضيره');
    expect(textOf('.large')).toMatch(/^يجهز الساعة\d\d:\d\d$/);
    expect(document.querySelector('[data-turns]')).toBeNull();
  });
});

describe('an order that the venue rejected because something has sold out', () => {
  const [wrap, salad] = anOrder(NOON, { state: 'pending' }).items;
  if (!wrap?.item || !salad?.item) throw new Error('The order has no two dishes.');
  const [id, title] = [wrap.item._id, wrap.item.title];
  const rejected = (fields: Partial<Cart>) =>
    order(NOON, { state: 'rejected', reason: 'sold-out', ...fields }, 'inbox');
  const reasonOf = () => Array.from(document.querySelectorAll('.hero-state > p'), (text) => text.textContent);

  it('names the dish from the rejection, also once it is back', () => {
    const repeat: RepeatPreview = { items: [wrap, salad], total: 11, missing: [] };
    show(rejected({ soldOut: [id], reasonText: title }), NOON, 'ar', repeat);
    expect(reasonOf()).toEqual([`نفد ${title}.`, 'لم يُسحب منك أي مبلغ.']);
    show(rejected({ soldOut: [id], reasonText: 'نعتذر' }), NOON, 'ar', repeat);
    expect(reasonOf()).toEqual([`نفد ${title}.`, 'نعتذر', 'لم يُسحب منك أي مبلغ.']);
  });

  it('names it in the guest’s language, and hides the venue’s list of titles', () => {
    const item = { ...wrap.item, _id: id, title: 'Chicken wrap', translations: { ar: { title } } };
    const items = [{ ...wrap, item }, salad];
    const reasonText = `${title}، ${salad.item?.title ?? ''}`;
    show(rejected({ items, soldOut: [id, salad.item?._id ?? ''], reasonText }), NOON, 'en');
    expect(reasonOf()[0]).toBe(`Sold out: Chicken wrap, ${salad.item?.title ?? ''}.`);
    expect(reasonOf()).toHaveLength(2);
  });

  it('keeps the venue’s text without a dish; not served now is not sold out', () => {
    const repeat: RepeatPreview = { items: [wrap], total: 9, missing: [salad.item?.title ?? ''] };
    show(rejected({ reasonText: title }), NOON, 'ar', repeat);
    expect(reasonOf()).toEqual(['نفد شيء من طلبك.', title, 'لم يُسحب منك أي مبلغ.']);
    expect(textOf('.gone strong')).toBe('غير متوفر الآن');
    show(rejected({ soldOut: [salad.item?._id ?? ''] }), NOON, 'ar', repeat);
    expect(textOf('.gone strong')).toBe('نفد');
  });
});

describe('a missed order', () => {
  const MINUTE_MS = 60_000;
  const at = (minutes: number) => new Date(NOON + minutes * MINUTE_MS).toISOString();
  const missed = order(NOON, { state: 'missed', answerBy: at(-1) }, 'inbox');
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is followed for an hour, and says that it was accepted late', async () => {
    vi.useFakeTimers({ now: NOON });
    const steps: Cart['steps'] = [{ state: 'accepted', at: at(1) }];
    const accepted = order(NOON, { ...missed, state: 'accepted', promisedAt: at(31), steps }, 'inbox');
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(htmlOf(accepted, Date.now()))));
    // jsdom lacks these.
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    vi.stubGlobal('PerformanceNavigationTiming', PerformanceEntry);
    const streams: EventTarget[] = [];
    const Stream = class extends OpenStream {
      constructor() {
        super();
        streams.push(this);
      }
    };
    vi.stubGlobal('EventSource', Stream);
    show(missed, NOON);
    follow(document.querySelector('main')!);
    streams[0]?.dispatchEvent(new MessageEvent('order', { data: '"accepted"' }));
    await vi.advanceTimersByTimeAsync(0);
    expect(textOf('.hero-state')).toContain('تأخّر ردّهم، لكنهم قبلوا طلبك');
    show(missed, NOON + 60 * MINUTE_MS);
    follow(document.querySelector('main')!);
    expect(streams).toHaveLength(1);
  });
});

it('offers to call the waiter first when an order at a table was missed', () => {
  const missed = order(NOON, { state: 'missed' }, 'inbox');
  const first = () => document.querySelector<HTMLAnchorElement>('.hero-state .ways .fill');
  show({ ...missed, menu: { ...missed.menu, hasTables: true }, table: { label: '7' } }, NOON);
  expect(first()?.textContent).toBe('نادِ النادل من القائمة');
  expect(document.querySelectorAll('.hero-state .ways .fill')).toHaveLength(1);
  show(missed, NOON);
  expect(first()?.href).toMatch(/^tel:/);
  expect(textOf('.hero-state')).toContain('طلبك مكتوب كله في الرسالة.');
  const { whatsapp: _, ...institution } = missed.menu.institution;
  show({ ...missed, menu: { ...missed.menu, institution } }, NOON);
  expect(textOf('.hero-state')).not.toContain('الرسالة');
});

it('offers the same order again after a rejection, and repeats no link', () => {
  const { items } = anOrder(NOON, { state: 'pending' });
  const repeat: RepeatPreview = { items, total: 11, missing: [] };
  const rejected = (reason: NonNullable<Cart['reason']>) => {
    show(order(NOON, { state: 'rejected', reason }, 'inbox'), NOON, 'ar', repeat);
    const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('main a:not(details a)'), ({ href }) => href);
    expect(links).toEqual([...new Set(links)]);
    return Array.from(document.querySelectorAll('.next .act.fill'), (action) => action.textContent);
  };
  expect(rejected('other')).toEqual(['اطلب مثله من جديد']);
  expect(rejected('too-busy')).toEqual(['اتصل بالمحل']);
  expect(document.querySelectorAll('.next [data-repeat]')).toHaveLength(1);
  show(order(NOON, { state: 'rejected', reason: 'other' }, 'inbox'), NOON);
  expect(textOf('.next .act.fill')).toBe('إلى القائمة');
});

it('offers to reorder once finished, but not to retry after a missed order', () => {
  const offers = () => [
    document.querySelectorAll('[data-repeat]').length,
    document.querySelectorAll('[data-print]').length,
  ];
  show(order(NOON, { state: 'done' }, 'inbox'), NOON);
  expect(offers()).toEqual([1, 1]);
  show(order(NOON, { state: 'missed' }, 'inbox'), NOON);
  expect(offers()).toEqual([0, 1]);
  expect(orderMessages()).toHaveLength(1);
});
