import type { Cart } from '@qaima/schemas';
import { expect, it, vi } from 'vitest';
import { toStoredCart } from '../../../../client/cart/cartApi.js';
import { storeCart } from '../../../../client/cart/cartStore.js';
import { readQueuedLines, storeQueuedLines } from '../../../../client/cart/queuedLines.js';
import { draftedChoice } from '../../../../client/cart/savedCustomer.js';
import { storeTable } from '../../../../client/scannedTable.js';
import { render } from '../../../../entry-server.js';
import { someReceiveOptions } from '../../../../testing/cartFixtures.js';
import { aMenu, anItem, aRequest, aSection, SATURDAY_AFTERNOON } from '../../../../testing/menuFixtures.js';
import { initOpenBadge } from '../../client/openBadge.js';
import { showFactsInEmptyCart } from './emptyCart.js';
import { renderCartLines } from './cartSidebar.js';

const cart = {
  _id: 'cart',
  total: 4.25,
  menu: { settings: { purchaseMethod: 'order' }, currency: 'JOD', orderReceiveOptions: [] },
  items: [
    { item: { _id: 'mansaf', title: 'منسف' }, quantity: 1, price: 3.25, note: 'بدون صنوبر: حساسية' },
    { item: { _id: 'knafeh', title: 'كنافة' }, quantity: 1, price: 1, problem: 'sold-out' },
  ],
} as unknown as Cart;

/** A text without marks of direction and repeated spaces. */
const plain = (text: string) =>
  text
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

it('counts what can be ordered, names notes, and marks what waits offline', () => {
  const stored = toStoredCart(cart);
  expect(stored).toMatchObject({ count: 1, total: 3.25 });
  document.documentElement.lang = 'ar';
  document.body.innerHTML = '<div><ul></ul></div>';
  storeCart('menu', stored);
  storeQueuedLines('menu', [{ line: { item: 'tea', quantity: 2 }, title: 'شاي - كبير', price: 1500 }]);
  renderCartLines(document.querySelector('ul')!, 'menu', 'JOD');
  const [mansaf, knafeh, tea] = document.querySelectorAll('li');
  expect(mansaf?.querySelector('small[dir=auto]')?.textContent).toBe('«بدون صنوبر: حساسية»');
  expect(mansaf?.querySelector('s')).toBeNull();
  expect(knafeh?.querySelector('small[dir=auto]')).toBeNull();
  expect(knafeh?.querySelector('s')?.textContent).toContain('1.00');
  expect(tea?.textContent).toMatch(/×2.*شاي - كبير.*ينتظر الاتصال.*1\.50 JD/);
  document.documentElement.dataset['dinar'] = 'arabic';
  renderCartLines(document.querySelector('ul')!, 'menu', 'JOD');
  delete document.documentElement.dataset['dinar'];
  expect(document.querySelector('li small bdi[dir=rtl]')?.textContent).toBe('د.أ');
  expect(document.querySelector('ul')?.textContent).not.toContain('JD');
});

it('scrolls only the list to the line that was added or changed', () => {
  document.body.innerHTML = '<div><ul></ul></div>';
  const list = document.querySelector('ul')!;
  const scrollBy = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  list.scrollBy = scrollBy;
  // Two lines of 60 px are in view.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const index = Array.from(list.children).indexOf(this);
    return index < 0 ? new DOMRect(0, 0, 300, 120) : new DOMRect(0, index * 60, 300, 60);
  });
  const show = (...quantities: number[]) => {
    const items = quantities.map((quantity, index) => ({
      item: { _id: `dish ${index}`, title: 'شاي' },
      quantity,
      price: 1,
    }));
    storeCart('menu', toStoredCart({ ...cart, items }));
    renderCartLines(list, 'menu', 'JOD');
    return scrollBy.mock.calls.splice(0).map(([to]: unknown[]) => (to as ScrollToOptions).top);
  };
  expect(show(1, 1, 1)).toEqual([]);
  expect(show(1, 1, 1, 1)).toEqual([120]);
  expect(show(2, 1, 1, 1)).toEqual([]);
  expect(show(2, 1, 2, 1)).toEqual([60]);
  expect(show(2, 1, 2)).toEqual([]);
  vi.restoreAllMocks();
});

it('merges equal waiting lines with their choices, removes them offline', async () => {
  const page = render(aRequest(), { kind: 'menu', menu: aMenu() });
  document.documentElement.lang = 'ar';
  document.body.innerHTML = new DOMParser().parseFromString(page.html, 'text/html').body.innerHTML;
  const shop = document.querySelector<HTMLTemplateElement>('#shop')!;
  shop.dataset['menu'] = 'menu';
  document.body.append(document.importNode(shop.content, true));
  storeCart('menu', null);
  const cheese = { item: 'burger', choices: [{ group: 'g', extra: 'cheese', quantity: 1 }], quantity: 1 };
  const burger = { line: cheese, title: 'برجر', choices: 'جبنة، بدون بصل', price: 2250 };
  const plain = { line: { item: 'burger', choices: [], quantity: 1 }, title: 'برجر', price: 2000 };
  storeQueuedLines('menu', [burger, plain, burger]);
  const list = document.querySelector<HTMLUListElement>('.yours ul')!;
  const draw = () => renderCartLines(list, 'menu', 'JOD');
  const shown = () => Array.from(list.children, ({ textContent }) => textContent);
  draw();
  expect(shown()).toEqual([
    expect.stringMatching(/×2برجر.*جبنة، بدون بصل.*ينتظر الاتصال.*4\.50/),
    expect.stringMatching(/×1برجر.*ينتظر الاتصال.*2\.00/),
  ]);
  list.querySelector<HTMLElement>('.take-out')?.click();
  draw();
  expect(shown()).toEqual([expect.stringMatching(/×1برجر/)]);
  expect(readQueuedLines('menu')).toEqual([plain]);
  // Undone
  await vi.waitFor(() => expect(document.querySelector('.notices button')).not.toBeNull());
  document.querySelector<HTMLElement>('.notices button')?.click();
  expect(readQueuedLines('menu')).toEqual([plain, burger, burger]);
  storeQueuedLines('menu', []);
});

it('shows hours, branch and offers in an empty cart, and follows the page', async () => {
  const sale = { onSale: true, offPrice: 0.2 };
  const deal = (title: string, fields: Partial<ReturnType<typeof anItem>> = {}) =>
    anItem({ _id: title.padEnd(24, '0'), title, price: 2, sale, ...fields });
  const items = [deal('tea', { soldOut: true }), deal('mansaf'), deal('rice'), deal('soup'), deal('cake')];
  const page = render(aRequest(), { kind: 'menu', menu: aMenu({ sections: [aSection({ items })] }) });
  document.body.innerHTML = new DOMParser().parseFromString(page.html, 'text/html').body.innerHTML;
  const list = document.querySelector('.yours ul')!;
  showFactsInEmptyCart(list);
  showFactsInEmptyCart(list);
  const facts = () =>
    Array.from(document.querySelectorAll('.meanwhile>a'), (row) =>
      Array.from(row.querySelectorAll('b,small'), (line) => plain(line.textContent)),
    );
  expect(facts()).toEqual([
    ['مفتوح الآن', 'يغلق 23:00', 'اليوم: 10:00 حتى 23:00'],
    ['عمّان، شارع المدينة المنوّرة', 'الفرع الرئيسي'],
  ]);
  const offers = Array.from(document.querySelectorAll<HTMLAnchorElement>('.meanwhile li a'));
  for (const [index, title] of ['mansaf', 'rice', 'soup'].entries()) {
    expect(plain(offers[index]?.textContent ?? '')).toMatch(new RegExp(`^${title}.*1\\.60.*2\\.00`));
    expect(offers[index]?.hash).toBe(`#item=${title.padEnd(24, '0')}`);
  }
  expect(offers).toHaveLength(3);
  const label = document.querySelector('[data-opening] [data-label]');
  if (label) label.textContent = 'مغلق الآن';
  document.querySelectorAll('.places li')[1]?.setAttribute('id', 'closest');
  await vi.waitFor(() => expect(facts().map(([title]) => title)).toEqual(['مغلق الآن', 'إربد، شارع شفيق ارشيدات']));
});

it('counts everything where nothing has sold out', () => {
  const items = cart.items.map(({ problem: _, ...line }) => line);
  expect(toStoredCart({ ...cart, items })).toMatchObject({ count: 2, total: 4.25 });
});

it('asks how and where to receive the order, and shows the total’s parts', () => {
  document.documentElement.lang = 'ar';
  const page = render(aRequest(), { kind: 'menu', menu: aMenu({ orderReceiveOptions: someReceiveOptions }) });
  document.body.innerHTML = new DOMParser().parseFromString(page.html, 'text/html').body.innerHTML;
  const sidebar = document.querySelector<HTMLElement>('.yours > div')!;
  const shown = (selector: string) =>
    Array.from(sidebar.querySelectorAll(selector), (element) =>
      element.closest('[hidden]') ? null : plain(element.textContent),
    ).filter((text) => text !== null);
  const draw = () => renderCartLines(sidebar.querySelector('ul')!, 'menu', 'JOD');
  const choose = (field: HTMLInputElement | HTMLSelectElement | null, value: string) => {
    if (field instanceof HTMLInputElement) field.checked = true;
    else if (field) field.value = value;
    field?.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const sale = { onSale: true, offPrice: 0.2 };
  const onSale = { item: { _id: 'kebab', title: 'كباب', price: 4, sale }, quantity: 1, price: 3.2 };
  const items = [onSale, { item: { _id: 'mansaf', title: 'منسف' }, quantity: 5, price: 16.75 }];
  const menu = { ...cart.menu, orderReceiveOptions: someReceiveOptions, hasTables: true };
  storeTable('menu', null);
  storeCart('menu', toStoredCart({ ...cart, items, menu }));
  draw();
  // Dine-in needs the code of a table.
  expect(shown('.kinds span')).toEqual(['توصيل', 'استلام']);
  expect([shown('.fact'), shown('.parts > div')]).toEqual([
    [],
    ['الأصناف20.75 JD', 'خصم العروض−0.80 JD', 'المجموع الكلي19.95 JD'],
  ]);
  choose(sidebar.querySelector<HTMLInputElement>('[name=kind][value="0"]'), '0');
  expect(shown('.fact option')).toEqual(['اختر منطقتك', 'خلدا · 35 دقيقة', 'عبدون · 45 دقيقة']);
  choose(sidebar.querySelector('select'), 'khalda000000000000000000');
  expect(shown('.parts > div').slice(2)).toEqual(['توصيل إلى خلدا1.50 JD', 'المجموع الكلي21.45 JD']);
  draw();
  expect(shown('.parts > div').at(-1)).toBe('المجموع الكلي21.45 JD');
  expect([draftedChoice('cart', 'receiveOption'), draftedChoice('cart', 'area')]).toEqual([
    '0',
    'khalda000000000000000000',
  ]);
  storeTable('menu', { token: 'token', label: '7' });
  draw();
  // At a table nothing else is offered, so there is no choice.
  expect([shown('.kinds span'), sidebar.querySelector<HTMLInputElement>('.kinds :checked')?.value]).toEqual([[], '2']);
});

it('says that times begin with the opening once the venue has closed', async () => {
  vi.useFakeTimers({ now: SATURDAY_AFTERNOON, toFake: ['Date', 'setInterval'] });
  const settings = { ...aMenu().settings, orders: { mode: 'inbox' as const, prepMinutes: 20 } };
  const menu = aMenu({ orderReceiveOptions: someReceiveOptions, settings });
  const page = render(aRequest(), { kind: 'menu', menu });
  document.documentElement.lang = 'ar';
  document.body.innerHTML = new DOMParser().parseFromString(page.html, 'text/html').body.innerHTML;
  initOpenBadge(document);
  storeCart('menu', toStoredCart(cart));
  const sidebar = document.querySelector<HTMLElement>('.yours > div')!;
  const times = () =>
    Array.from(sidebar.querySelectorAll('.fact bdi,.fact option[data-fee]'), (shown) =>
      plain(
        Array.from(shown.childNodes, (part) =>
          part instanceof HTMLElement && part.hidden ? '' : part.textContent,
        ).join(''),
      ),
    );
  const open = ['خلدا · 35 دقيقة', 'عبدون · 45 دقيقة', '20 دقيقة', '20 دقيقة'];
  renderCartLines(sidebar.querySelector('ul')!, 'menu', 'JOD');
  expect(times()).toEqual(open);
  vi.setSystemTime(SATURDAY_AFTERNOON + 10 * 3_600_000);
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(times()).toEqual(open.map((time) => `${time} من الافتتاح`)));
  renderCartLines(sidebar.querySelector('ul')!, 'menu', 'JOD');
  expect(times()).toEqual(open.map((time) => `${time} من الافتتاح`));
  vi.useRealTimers();
});
