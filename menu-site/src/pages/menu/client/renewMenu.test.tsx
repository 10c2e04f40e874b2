/** An open page that renews itself, against pages that the server renders at the time of the request. */
import { publicMenu, saleAt } from '@qaima/schemas';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toStoredCart } from '../../../client/cart/cartApi.js';
import { storeCart } from '../../../client/cart/cartStore.js';
import { amountText } from '../../../client/money.js';
import { render } from '../../../entry-server.js';
import { aCart } from '../../../testing/cartFixtures.js';
import { aMenu, anExtraGroup, anItem, aRequest, aSection } from '../../../testing/menuFixtures.js';
import { initCartControls } from '../cart/client/initCartControls.js';
import { createFilter } from '../filter/client/filter.js';
import { saveFilter, NO_FILTER } from '../filter/client/filterState.js';
import { groupsOf } from '../item-panel/client/panelData.js';
import { scheduleRenewal } from './scheduleRenewal.js';
import { initSearch } from './search.js';
import { initSectionNav } from './sectionNav.js';

// Modules ask for it when they are loaded.
vi.hoisted(() => Object.assign(globalThis, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) }));

const MINUTE = 60_000;
/** 06:30 in Amman. Breakfast begins at 07:00. */
const EARLY = Date.parse('2026-11-21T03:30:00Z');
const SEVEN = EARLY + 30 * MINUTE;

const idOf = (title: string) => title.padEnd(24, '0');
const item = (title: string, fields: Parameters<typeof anItem>[0] = {}) =>
  anItem({ _id: idOf(title), title, ...fields });
const section = (title: string, fields: Parameters<typeof aSection>[0]) =>
  aSection({ _id: idOf(title), title, ...fields });
const until = { soldOut: true, soldOutUntil: new Date(SEVEN).toISOString() };
const hidden = { dayparts: ['morning'] };
const nuts = { allergens: [{ code: 'nuts' as const, presence: 'contains' as const }], allergensDeclared: true };
const none = { allergens: [], allergensDeclared: true };

const whole = aMenu({
  dayparts: [{ _id: 'morning', title: 'فطور', windows: [{ start: '07:00', end: '11:00' }], outside: 'hide' }],
  combos: [],
  extraGroups: [anExtraGroup({ title: 'sauces' }, { tahini: 0.5 }), anExtraGroup({ title: 'jams' }, { fig: 0.5 })],
  sections: [
    section('breakfast', { ...hidden, items: [item('omelette', { ...none, extras: [{ group: 'jams' }] })] }),
    section('lunch', {
      items: [
        item('burger', { ...nuts, ...until }),
        item('pancakes', { ...none, ...hidden }),
        item('falafel', { ...none, extras: [{ group: 'sauces' }] }),
      ],
    }),
    section('drinks', { items: [item('tea', none)] }),
  ],
});

/** The menu as the CMS answers it at an instant. */
function menuAt(now: number, menu: typeof whole) {
  const sections = menu.sections.map((one) => ({
    ...one,
    items: one.items.map(({ soldOut, soldOutUntil, sale, ...others }) => {
      const rest = { ...others, ...(sale && { sale: saleAt(sale, now) }) };
      const isGone = soldOutUntil && Date.parse(soldOutUntil) > now;
      return isGone ? { ...rest, soldOut, soldOutUntil } : { ...rest, soldOut: false };
    }),
  }));
  return publicMenu({ ...menu, sections }, now);
}

const pageAt = (now: number, menu = whole) => render(aRequest({ now }), { kind: 'menu', menu: menuAt(now, menu) }).html;

const fetched = vi.fn((_address: string) => Promise.resolve(new Response(pageAt(Date.now()))));
let isHidden = false;

function open(menu = whole): void {
  const page = new DOMParser().parseFromString(pageAt(EARLY, menu), 'text/html');
  document.body.replaceWith(document.importNode(page.body, true));
  initSectionNav(document);
  initSearch(document);
  initCartControls(document);
}

/** Waits until the page has been asked for and shown. @param at when the next minute of this page begins */
async function passTo(at: number): Promise<void> {
  vi.setSystemTime(at - MINUTE);
  vi.advanceTimersByTime(MINUTE);
  await vi.waitFor(() => expect(card('burger').matches('.gone')).toBe(false));
}

const card = (title: string) => {
  const found = document.querySelector<HTMLElement>(`[data-item="${idOf(title)}"]`);
  if (!found) throw new Error(`There is no card of ${title}.`);
  return found;
};
const titles = () => Array.from(document.querySelectorAll('#main section h3'), ({ textContent }) => textContent);
const shownTitles = () =>
  Array.from(document.querySelectorAll<HTMLElement>('#main h3'))
    .filter((title) => !title.closest('[hidden]'))
    .map(({ textContent }) => textContent);
const chips = () =>
  Array.from(document.querySelectorAll('.chips>ul:not(.wishes) bdi'), ({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers({ now: EARLY, toFake: ['Date', 'setInterval'] });
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
    },
  );
  vi.stubGlobal('scrollTo', () => undefined);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  isHidden = false;
  fetched.mockClear();
  sessionStorage.clear();
  storeCart(whole._id, null);
  open();
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

describe('an open page', () => {
  it('shows in place what is no longer sold out or hidden by its hours', async () => {
    expect([titles(), chips()]).toEqual([
      ['burger', 'falafel', 'tea'],
      ['lunch', 'drinks'],
    ]);
    const falafel = card('falafel');
    scheduleRenewal(document);
    await passTo(SEVEN + 20_000);
    expect(titles()).toEqual(['omelette', 'burger', 'pancakes', 'falafel', 'tea']);
    expect(chips()).toEqual(['breakfast', 'lunch', 'drinks']);
    expect(document.querySelectorAll('.chips [aria-current]')).toHaveLength(1);
    expect(document.querySelectorAll('.chips a>span')[1]?.textContent).toBe('3');
    expect(card('burger').querySelector('strong')).toBeNull();
    expect(card('burger').querySelector('.plus')?.getAttribute('aria-label')).toContain('burger');
    // What has not changed is the same element. Its extras are those of the new page.
    expect(card('falafel')).toBe(falafel);
    const groups = (title: string) => groupsOf(card(title), null).map((group) => group.title);
    expect([groups('falafel'), groups('omelette')]).toEqual([['sauces'], ['jams']]);
  });

  it('shows the full price once a sale has ended', async () => {
    const sale = { onSale: true, offPrice: 0.5, until: new Date(SEVEN).toISOString() };
    const sections = [section('drinks', { items: [item('tea', { price: 4, sale })] })];
    const menu = { ...whole, settings: { ...whole.settings, doRenderDealsSection: false }, sections };
    fetched.mockImplementation(() => Promise.resolve(new Response(pageAt(Date.now(), menu))));
    open(menu);
    const price = () => card('tea').querySelector('.price')?.textContent;
    expect(price()).toContain('2.00');
    expect(document.querySelector<HTMLElement>('#main')?.dataset['renewAt']).toBe(String(SEVEN));
    scheduleRenewal(document);
    vi.setSystemTime(SEVEN - 40_000);
    vi.advanceTimersByTime(MINUTE);
    await vi.waitFor(() => expect(price()).not.toContain('2.00'));
    expect(card('tea').querySelector('.price s')).toBeNull();
    fetched.mockImplementation(() => Promise.resolve(new Response(pageAt(Date.now()))));
  });

  it('no longer has the deals that have ended', async () => {
    const until = (time: number) => ({ onSale: true, offPrice: 0.5, until: new Date(time).toISOString() });
    const tea = item('tea', { price: 4, sale: until(SEVEN) });
    const juice = item('juice', { price: 4, sale: until(SEVEN + 10 * MINUTE) });
    const menu = { ...whole, sections: [section('drinks', { items: [tea, juice] })] };
    fetched.mockImplementation(() => Promise.resolve(new Response(pageAt(Date.now(), menu))));
    open(menu);
    const [first] = chips();
    expect([titles(), first]).toEqual([['tea', 'juice', 'tea', 'juice'], 'الـعـــروض']);
    document.querySelector<HTMLElement>('#main section .card h3>a')?.focus();
    scheduleRenewal(document);
    vi.setSystemTime(SEVEN - 40_000);
    vi.advanceTimersByTime(MINUTE);
    await vi.waitFor(() => expect(titles()).toEqual(['juice', 'tea', 'juice']));
    expect(document.activeElement).toBe(card('tea').querySelector('h3>a'));
    vi.setSystemTime(SEVEN + 9 * MINUTE + 20_000);
    vi.advanceTimersByTime(MINUTE);
    await vi.waitFor(() => expect(titles()).toEqual(['tea', 'juice']));
    expect(chips()).toEqual(['drinks']);
    fetched.mockImplementation(() => Promise.resolve(new Response(pageAt(Date.now()))));
  });

  it('has the venue’s new dinar sign, also in what scripts render', async () => {
    const arabic = { ...whole, settings: { ...whole.settings, arabicCurrencySign: true } };
    fetched.mockImplementation(() => Promise.resolve(new Response(pageAt(Date.now(), arabic))));
    scheduleRenewal(document);
    await passTo(SEVEN + 20_000);
    const unit = card('tea').querySelector('.price small')?.textContent;
    expect([unit, amountText(1000, 'JOD').includes(unit ?? '?')]).toEqual(['د.أ', true]);
    fetched.mockImplementation(() => Promise.resolve(new Response(pageAt(Date.now()))));
    delete document.documentElement.dataset['dinar'];
  });

  it('explains the marks of what appears', async () => {
    const coffee = item('coffee', { nutrition: { caffeine: 90 } });
    const [breakfast, ...others] = whole.sections;
    const menu = {
      ...whole,
      settings: { ...whole.settings, labelling: 'sa' as const },
      sections: [
        { ...breakfast!, items: [coffee] },
        ...others.map((one) => ({
          ...one,
          items: one.items.map((dish) => ({ ...dish, allergens: [], allergensDeclared: false })),
        })),
      ],
    };
    document.querySelector('#main .legend')?.remove();
    fetched.mockImplementation(() => Promise.resolve(new Response(pageAt(Date.now(), menu))));
    scheduleRenewal(document);
    await passTo(SEVEN + 20_000);
    fetched.mockImplementation(() => Promise.resolve(new Response(pageAt(Date.now()))));
    expect(card('coffee').closest('section')?.querySelectorAll('.limit')).toHaveLength(1);
    expect(document.querySelectorAll('#main>.legend #legend-t')).toHaveLength(1);
  });

  it('asks once, after that time, while it is visible', async () => {
    scheduleRenewal(document);
    vi.advanceTimersByTime(29 * MINUTE);
    isHidden = true;
    vi.advanceTimersByTime(10 * MINUTE);
    expect(fetched).not.toHaveBeenCalled();
    isHidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(titles()).toContain('omelette'));
    vi.advanceTimersByTime(60 * MINUTE);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[0]).toBe(location.href);
  });

  it('asks less and less often while the server does not answer', async () => {
    fetched.mockImplementation(() => Promise.resolve(new Response('', { status: 503 })));
    scheduleRenewal(document);
    for (let minute = 0; minute < 60; minute += 1) {
      vi.advanceTimersByTime(MINUTE);
      await import('./renewMenu.js');
    }
    // After 30, 32, 36, 44 and 60 minutes.
    expect(fetched).toHaveBeenCalledTimes(5);
    expect(titles()).toEqual(['burger', 'falafel', 'tea']);
    fetched.mockImplementation(() => Promise.resolve(new Response(pageAt(Date.now()))));
    vi.advanceTimersByTime(60 * MINUTE);
    await vi.waitFor(() => expect(titles()).toContain('omelette'));
  });

  it('keeps the steppers, the focus and the search, which finds new items', async () => {
    storeCart(
      whole._id,
      toStoredCart(
        aCart({
          items: ['tea', 'burger'].map((title) => ({ item: { _id: idOf(title), title }, quantity: 2, price: 7 })),
        }),
      ),
    );
    await vi.waitFor(() => expect(card('tea').querySelector('.in-place [data-count]')?.textContent).toBe('2'));
    const title = () => card('burger').querySelector<HTMLElement>('h3>a');
    const input = document.querySelector<HTMLInputElement>('.find input')!;
    input.value = 'e';
    input.dispatchEvent(new Event('input'));
    await vi.waitFor(() => expect(shownTitles()).toEqual(['burger', 'falafel', 'tea']));
    input.value = 'omelet';
    input.dispatchEvent(new Event('input'));
    await vi.waitFor(() => expect(shownTitles()).toEqual([]));
    title()?.focus();
    scheduleRenewal(document);
    await passTo(SEVEN + 20_000);
    expect(input.value).toBe('omelet');
    expect(shownTitles()).toEqual(['omelette']);
    await vi.waitFor(() => {
      for (const title of ['tea', 'burger'])
        expect(card(title).querySelector('.in-place [data-count]')?.textContent).toBe('2');
    });
    expect(document.activeElement).toBe(title());
  });

  it('keeps the filter, which answers for what has appeared', async () => {
    saveFilter({ ...NO_FILTER, without: ['nuts'] });
    createFilter(document.querySelector<HTMLButtonElement>('.sift')!);
    const free = () =>
      Array.from(
        document.querySelectorAll('.answers .answer.free'),
        (one) => one.closest('li')?.querySelector('h3')?.textContent,
      );
    expect(free()).toEqual(['falafel', 'tea']);
    scheduleRenewal(document);
    await passTo(SEVEN + 20_000);
    expect(free()).toEqual(['omelette', 'pancakes', 'falafel', 'tea']);
    document.querySelector<HTMLElement>('.wishes button')?.click();
    // One wish has its own cross, several are cleared together.
    expect(document.querySelector<HTMLElement>('.clear-wishes')?.hidden).toBe(true);
    expect(titles()).toEqual(['omelette', 'burger', 'pancakes', 'falafel', 'tea']);
  });
});
