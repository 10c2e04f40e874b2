/** The item panel and the cards on a rendered page, with a fake cart API. */
import type { Cart, CartLine, CartLineCreateInput } from '@qaima/schemas';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readAmount } from '../../../client/money.js';
import { render } from '../../../entry-server.js';
import { aCart } from '../../../testing/cartFixtures.js';
import {
  aCombo,
  aMenu,
  anItem,
  anItemWithExtras,
  aRequest,
  aSection,
  someExtraGroups,
} from '../../../testing/menuFixtures.js';

const burger = anItem({
  _id: 'burger000000000000000000',
  title: 'برجر',
  price: 2,
  pin: true,
  nutrition: { sodium: 2100 },
});
// The group that requires a choice is the last one of the item.
const [bread, ...others] = anItemWithExtras().extras ?? [];
const wrap = anItemWithExtras({ extras: [...others, ...(bread ? [bread] : [])] });
const combo = aCombo({
  choices: [
    {
      title: 'المشروب',
      min: 1,
      max: 1,
      of: [
        { item: burger._id, extra: 0.5 },
        { item: wrap._id, subItem: 'large0000000000000000000', extra: 0 },
      ],
    },
  ],
});

/** The lines that were sent to the cart API, and the cart's current lines. */
const sent: CartLineCreateInput[] = [];
let lines: CartLine[] = [];

function lineOf(draft: CartLineCreateInput): CartLine {
  sent.push(draft);
  const { item = '', combo: of, quantity = 1, choices, subItem = null } = draft;
  const named = { title: 'x', groupTitle: 'x', unitPrice: 0, freeUnits: 0, price: 0 };
  return {
    ...(of === undefined ? { item: { _id: item, title: 'x' } } : { combo: { _id: of, title: 'x', items: [] } }),
    quantity,
    subItem,
    price: 1,
    ...(choices ? { choices: choices.map((choice) => ({ ...choice, ...named })) } : {}),
  };
}

const answer = (cart: Cart) => new Response(JSON.stringify({ data: { data: cart, rty: true } }));

const api = vi.fn((address: string, { method, body }: RequestInit = {}) => {
  const draft: CartLineCreateInput = typeof body === 'string' ? JSON.parse(body) : {};
  const index = Number(new URL(address, 'https://x').searchParams.get('index') ?? -1);
  const [line] = lines.slice(index);
  if (method === 'POST') lines = [lineOf(((draft as { items?: CartLineCreateInput[] }).items ?? [])[0] ?? {})];
  else if (method === 'DELETE') lines = lines.toSpliced(index, 1);
  else if (method === 'PUT' && index < 0) lines = [...lines, lineOf(draft)];
  else if (method === 'PUT' && line) lines[index] = { ...line, quantity: draft.quantity ?? 1 };
  return Promise.resolve(answer(aCart({ items: lines, total: 5 })));
});

const dialog = () => document.querySelector<HTMLDialogElement>('dialog.item-sheet');
const card = (title: string) =>
  Array.from(document.querySelectorAll<HTMLElement>('.item,.combo')).find(
    (one) => one.querySelector('h3')?.textContent === title,
  );
const press = (element: Element | null | undefined) =>
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
const row = (title: string) =>
  Array.from(document.querySelectorAll<HTMLElement>('.extra,.choices label')).find(
    (one) => one.querySelector('bdi')?.textContent === title,
  );
const input = (title: string) => row(title)?.querySelector('input');
const choose = (title: string) => {
  input(title)?.click();
};
const text = (element: Element | null | undefined) => element?.textContent.replace(/\s+/g, ' ').trim();
const total = () => text(dialog()?.querySelector('[type=submit] [data-total]'));
const cost = (title: string) => text(row(title)?.querySelector('.extra-price'));
const box = (title: string) => document.querySelector<HTMLElement>(`[data-group="${title}"]`);
const submit = () => dialog()?.querySelector<HTMLElement>('[type=submit]')?.click();

/** Waits until a check passes, also where the code behind it is loaded first. */
const eventually = <T,>(check: () => T) => vi.waitFor(check, { timeout: 20_000 });

/** Presses a card, or a part of it, and waits until the panel is open. The first press loads the panel's code. */
const openBy = (pressed: Element | null | undefined) =>
  new Promise<void>((shown) => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
      shown();
    };
    press(pressed);
  });

const open = (title: string) => openBy(card(title)?.querySelector('.plus'));

/** Each test loads the scripts again, so the listeners of the previous test are removed. */
let heard = vi.spyOn(document, 'addEventListener');
let heardByWindow = vi.spyOn(window, 'addEventListener');
afterEach(() => {
  for (const [name, listener] of heard.mock.calls) document.removeEventListener(name, listener);
  for (const [name, listener] of heardByWindow.mock.calls) window.removeEventListener(name, listener);
  vi.unstubAllGlobals();
});

beforeEach(async () => {
  vi.resetModules();
  sent.length = 0;
  lines = [];
  localStorage.clear();
  // A panel of the previous test leaves its address.
  history.replaceState(null, '', location.pathname);
  vi.stubGlobal('fetch', api);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
    },
  );
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  Element.prototype.scrollTo = () => undefined;
  const gone = anItem({ _id: 'gone00000000000000000000', title: 'كباب', soldOut: true });
  const sale = { onSale: true, offPrice: 0.1 };
  const reduced = anItem({ _id: 'sale00000000000000000000', title: 'عدس', price: 1.65, sale });
  const menu = aMenu({
    sections: [aSection({ items: [wrap, burger, gone, reduced] })],
    combos: [combo],
    extraGroups: [...someExtraGroups],
    settings: { ...aMenu().settings, labelling: 'sa' },
  });
  const page = render(aRequest(), { kind: 'menu', menu });
  document.documentElement.lang = 'ar';
  document.body.innerHTML = new DOMParser().parseFromString(page.html, 'text/html').body.innerHTML;
  heard = vi.spyOn(document, 'addEventListener');
  heardByWindow = vi.spyOn(window, 'addEventListener');
  const { initCartControls: initOrdering } = await import('../cart/client/initCartControls.js');
  initOrdering(document);
});

it('keeps what is added without a network, and adds it once there is one', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const added = () => card('برجر')?.querySelector('.in-place [data-count]')?.textContent;
  const step = (by: string) => press(card('برجر')?.querySelector(`[data-card-step="${by}"]`));
  press(card('برجر')?.querySelector('.plus'));
  await eventually(() => expect(added()).toBe('1'));
  await eventually(() => expect(document.querySelector('.notices')?.textContent).toContain('حفظنا'));
  // What waits is taken out without a network too, and put back.
  step('-1');
  await eventually(() => expect(added()).toBeUndefined());
  await eventually(() => expect(document.querySelector('.notices button')).not.toBeNull());
  press(document.querySelector('.notices button'));
  await eventually(() => expect(added()).toBe('1'));
  step('1');
  await eventually(() => expect(added()).toBe('2'));
  step('1');
  await eventually(() => expect(added()).toBe('3'));
  step('-1');
  await eventually(() => expect(added()).toBe('2'));
  expect(sent).toEqual([]);
  const bar = document.querySelector<HTMLAnchorElement>('.go-to-cart');
  await eventually(() => expect(bar?.querySelector('.waits')?.textContent).toBe('منها 2 بانتظار الاتصال'));
  expect(bar?.hidden).toBe(false);
  expect(bar?.querySelector('[data-count]')?.textContent).toBe('2');
  expect(readAmount(bar?.querySelector('[data-total]'))).toBe(
    2 * readAmount(card('برجر')?.querySelector('.price b bdi')),
  );

  // The guest comes from the cart as it is shown without a network, which the real cart replaces.
  const opened = vi.fn<(address: string) => void>();
  location.hash = '#open-cart';
  const { location: real } = window;
  const { pathname, search } = real;
  vi.stubGlobal('location', {
    pathname,
    search,
    replace: opened,
    get hash() {
      return real.hash;
    },
  });
  network.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await eventually(() => expect(document.querySelector('.notices')?.textContent).toContain('عاد الاتصال'));
  expect(sent).toEqual([
    { item: burger._id, quantity: 1 },
    { item: burger._id, quantity: 1 },
  ]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('queued:'))).toEqual([]);
  await eventually(() => expect(bar?.querySelector('.waits')).toBeNull());
  await eventually(() => expect(opened).toHaveBeenCalledExactlyOnceWith(bar?.href));
  expect(bar?.href).not.toContain('waiting-');
  expect(location.hash).toBe('');
  window.dispatchEvent(new Event('online'));
  expect(sent).toHaveLength(2);
  network.mockRestore();
});

it('keeps what is added on a dead network, adds it once the server answers', async () => {
  const waits = () => document.querySelector('.go-to-cart .waits')?.textContent;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('unreachable')));
  press(card('برجر')?.querySelector('.plus'));
  await eventually(() => expect(document.querySelector('.notices')?.textContent).toContain('حفظنا'));
  await eventually(() => expect(waits()).toBe('منها 1 بانتظار الاتصال'));
  vi.stubGlobal('fetch', api);
  // The attempt that failed may still be under way.
  await eventually(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sent).toEqual([{ item: burger._id, quantity: 1 }]);
  });
  await eventually(() => expect(waits()).toBeUndefined());
});

it('steps only what has no choice, in the cart as while it waits', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { storeQueuedLines } = await import('../../../client/cart/queuedLines.js');
  const { toStoredCart } = await import('../../../client/cart/cartApi.js');
  const { storeCart } = await import('../../../client/cart/cartStore.js');
  const menuId = document.querySelector<HTMLElement>('#shop')?.dataset['menu'] ?? '';
  const item = burger._id;
  const hasStepper = () => card('برجر')?.querySelector('.in-place') != null;
  const count = () => text(card('برجر')?.querySelector('.in-cart'));
  // The page was loaded before or after the item had a preselected extra, which the guest has declined.
  const waits = (choices: string) =>
    storeQueuedLines(menuId, [{ line: { item, choices: [], quantity: 1 }, title: 'برجر', price: 2000, choices }]);
  waits('');
  await eventually(() => expect(hasStepper()).toBe(true));
  waits('بدون بصل');
  await eventually(() => expect([hasStepper(), count()]).toEqual([false, 'في سلتك ×1']));

  storeQueuedLines(menuId, []);
  const line: CartLine = { item: { _id: item, title: 'برجر' }, quantity: 1, price: 2, choices: [] };
  const onion = { group: 'g', extra: 'e', title: 'بصل', groupTitle: 'مكوّنات' };
  const stored = (deselected: CartLine['deselected'] = []) =>
    storeCart(menuId, toStoredCart(aCart({ items: [{ ...line, deselected }] })));
  stored();
  await eventually(() => expect(hasStepper()).toBe(true));
  stored([onion]);
  await eventually(() => expect([hasStepper(), count()]).toEqual([false, 'في سلتك ×1']));
  network.mockRestore();
});

it('keeps what the server refuses once online, until removed or replaced', async () => {
  const refused = () => document.querySelector('.refused');
  const button = (name: string) =>
    Array.from(refused()?.querySelectorAll('button') ?? []).find(({ textContent }) => textContent === name);
  const waiting = { line: { item: burger._id, quantity: 1 }, title: 'برجر', price: 2500 };
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ status: 'fail', message: 'نفد «برجر».' }, { status: 409 })),
  );
  Element.prototype.scrollIntoView = () => undefined;
  const { storeQueuedLines } = await import('../../../client/cart/queuedLines.js');
  const menuId = document.querySelector<HTMLElement>('#shop')?.dataset['menu'] ?? '';
  const tea = { line: { item: 'tea', quantity: 1 }, title: 'شاي', price: 500 };
  storeQueuedLines(menuId, [waiting, tea]);
  await eventually(() => expect(text(refused())).toMatch(/برجر.*نفد «برجر».*شاي/));
  expect(document.querySelector('.go-to-cart .waits')).toBeNull();
  expect(card('برجر')?.querySelector('.in-cart')).toBeNull();

  button('إزالة')?.click();
  await eventually(() => expect(text(refused())).toMatch(/^شاي/));
  button('اختر بديلًا')?.click();
  await eventually(() => expect(document.querySelector('.replacing')).not.toBeNull());
  await open(wrap.title);
  expect(text(dialog()?.querySelector('[type=submit] span'))).toBe('اختره بديلًا');
  dialog()?.close();
  vi.stubGlobal('fetch', api);
  press(card('برجر')?.querySelector('.plus'));
  await eventually(() => expect(refused()).toBeNull());
  expect(document.querySelector('.replacing')).toBeNull();
});

it('shows a dish outside of its dayparts read-only, with its serving time', async () => {
  const later = card('برجر');
  later?.classList.add('later');
  later?.querySelector('.text')?.insertAdjacentHTML('afterbegin', '<p class="when">يُقدَّم غدًا 08:00</p>');
  await openBy(later);
  expect(text(dialog()?.querySelector('.closed-now'))).toBe('يُقدَّم غدًا 08:00');
  expect(dialog()?.classList.contains('to-read')).toBe(true);
  // All marks of the card: this one is featured, and high in salt.
  expect(Array.from(dialog()?.querySelectorAll('.name .pin') ?? [], text)).toEqual(['مميّز', 'ملح مرتفع']);
  dialog()?.close();
  await open(wrap.title);
  expect(dialog()?.querySelector('.name .pin')).toBeNull();
  expect(dialog()?.classList.contains('to-read')).toBe(false);
});

it('offers no choices of a combo not served now, and says when it is', async () => {
  const later = card('برجر');
  later?.classList.add('later');
  later?.querySelector('.text')?.insertAdjacentHTML('afterbegin', '<p class="when">يُقدَّم غدًا 08:00</p>');
  await open(combo.title);
  expect(input('برجر')?.disabled).toBe(true);
  expect(cost('برجر')).toBe('يُقدَّم غدًا 08:00');
  const other = `${wrap.title} - عائلي`;
  expect(input(other)?.disabled).toBe(false);
  dialog()?.close();
  // The cards follow the clock.
  later?.classList.remove('later');
  await open(combo.title);
  expect(input('برجر')?.disabled).toBe(false);
  expect(cost('برجر')).toBe('+0.50 JD');
});

it('shows a sold-out dish to read, with the reason, also by the keyboard', async () => {
  const title = card('كباب')?.querySelector('h3 a');
  expect(title?.getAttribute('href')).toBe(`#item=${card('كباب')?.dataset['item']}`);
  await openBy(title);
  expect(text(dialog()?.querySelector('.about'))).toBe(anItem().description);
  expect(dialog()?.querySelector('.about')?.getAttribute('dir')).toBe('auto');
  expect(text(dialog()?.querySelector('.closed-now'))).toBe('نفد، فلا يمكن طلبه الآن.');
  expect(dialog()?.classList.contains('to-read')).toBe(true);
  dialog()?.close();
  await openBy(card('كباب'));
  submit();
  expect(dialog()?.querySelector('[type=submit]')?.getAttribute('aria-disabled')).toBeNull();
});

it('offers no size that is sold out, and begins with one that is left', async () => {
  const [small] = card(wrap.title)?.querySelectorAll('.options li') ?? [];
  small?.classList.add('gone');
  await open(wrap.title);
  expect([input('عادي')?.disabled, input('عائلي')?.checked, total()]).toEqual([true, true, '9.00 JD']);
});

it('keeps the language of the texts that an English page has in Arabic', async () => {
  document.documentElement.lang = 'en';
  for (const own of card(wrap.title)?.querySelectorAll<HTMLElement>('h3,.text > p,.options bdi') ?? []) own.lang = 'ar';
  await open(wrap.title);
  const shown = dialog()?.querySelectorAll<HTMLElement>(
    'h2,.brief p > b,.about,.choices bdi:not([dir]),.group legend b,.extra > bdi',
  );
  const unmarked = Array.from(shown ?? []).filter(({ lang }) => lang !== 'ar');
  expect([shown?.length, unmarked.map(text)]).toEqual([18, []]);
  dialog()?.close();
  await openBy(card('برجر'));
  expect(dialog()?.querySelector('h2')?.hasAttribute('lang')).toBe(false);
});

it('shows the card’s price, rounded once, beside the total', async () => {
  const price = (place: Element | null | undefined) => text(place?.querySelector('.price b bdi'));
  expect(price(card('عدس'))).toBe('1.49 JD');
  await openBy(card('عدس')?.querySelector('h3'));
  expect([price(dialog()), total()]).toEqual(['1.49 JD', '1.49 JD']);
});

it('begins with the size that was tapped on the card', async () => {
  const [, family] = card(wrap.title)?.querySelectorAll('.options li') ?? [];
  await openBy(family?.querySelector('bdi'));
  expect([input('عائلي')?.checked, total()]).toEqual([true, '9.00 JD']);
});

const rule = (title: string) => box(title)?.querySelector('legend small');
const FREE_RULE = 'اختياري، حتى 3، اثنتان مجانًا';

it('prices extras as they are chosen, and sends what was chosen', async () => {
  await open(wrap.title);
  expect(total()).toBe('3.50 JD');
  // Groups that require a choice come first.
  expect(Array.from(document.querySelectorAll('.group legend b'), text)).toEqual(['نوع الخبز', 'إضافات', 'صوص']);
  expect([text(box('نوع الخبز')?.querySelector('.state')), cost('صاج طازج'), cost('شراك')]).toEqual([
    'مطلوب',
    '+0.25 JD',
    'بلا زيادة',
  ]);
  expect([input('أفوكادو')?.disabled, cost('أفوكادو')]).toEqual([true, 'نفد']);
  choose('صاج طازج');
  // What the next unit costs while free units are left.
  expect([cost('جبنة شيدر'), text(rule('إضافات'))]).toEqual(['0.50 JD مجانًا', FREE_RULE]);
  choose('جبنة شيدر');
  expect([cost('ثومية'), text(rule('إضافات'))]).toEqual(['0.25 JD مجانًا', `${FREE_RULE} (استُخدم 1)`]);
  choose('ثومية');
  // The cheapest units are free, so that the cheese would cost as much as the pickles save.
  expect([cost('مخلّل'), text(rule('إضافات'))]).toEqual(['+0.20 JD', `${FREE_RULE} (استُخدم 2)`]);
  choose('مخلّل');
  // The two cheapest extras are free, in any order of choosing.
  expect([cost('ثومية'), cost('مخلّل'), cost('جبنة شيدر')]).toEqual(['0.25 JD مجانًا', '0.20 JD مجانًا', '+0.50 JD']);
  expect(text(box('إضافات')?.querySelector('.state'))).toBe('3 من 3');
  // At the maximum the other extras are disabled but visible.
  expect([input('هلابينو')?.disabled, input('ثومية')?.disabled]).toEqual([true, false]);
  const [fewer, more] = Array.from(row('صوص حار')?.querySelectorAll('button') ?? []);
  for (const button of [more, more, more]) press(button);
  expect([row('صوص حار')?.querySelector('output')?.textContent, more?.ariaDisabled, fewer?.ariaDisabled]).toEqual([
    '2',
    'true',
    'false',
  ]);
  expect(total()).toBe('4.45 JD');

  choose('عائلي');
  expect(total()).toBe('9.95 JD');
  expect(cost('ثومية')).toBe('0.40 JD مجانًا');
  choose('سلطة');
  expect(total()).toBe('10.95 JD');
  // Choices that the other size does not offer are named and remembered.
  choose('عادي');
  expect([text(dialog()?.querySelector('.lost')), total()]).toEqual([
    'غير متوفر مع هذا الاختيار: \u2068سلطة\u2069',
    '4.45 JD',
  ]);
  choose('عائلي');
  expect([text(dialog()?.querySelector('.lost')), total()]).toEqual(['', '10.95 JD']);

  const note = dialog()?.querySelector('textarea');
  if (note) note.value = 'بلا\nبصل';
  note?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(text(dialog()?.querySelector('.note [data-count]'))).toBe('7 / 200');
  press(dialog()?.querySelector('[data-step="1"]'));
  expect(total()).toBe('21.90 JD');
  submit();
  await eventually(() => expect(dialog()?.open).toBe(false));
  expect(sent).toEqual([
    {
      item: wrap._id,
      subItem: 1,
      quantity: 2,
      note: 'بلا بصل',
      choices: expect.arrayContaining([
        { group: 'صوص', extra: 'صوص-حار', quantity: 2 },
        { group: 'صوص', extra: 'كاتشب', quantity: 1 },
        { group: 'طبق العائلة', extra: 'سلطة', quantity: 1 },
      ]),
    },
  ]);
  expect(sent[0]?.choices).toHaveLength(7);
  await eventually(() => expect(text(card(wrap.title)?.querySelector('.in-cart'))).toBe('في سلتك ×2'));
});

it('leads to the incomplete group when the button is pressed too early', async () => {
  await open(wrap.title);
  submit();
  await eventually(() =>
    expect(text(dialog()?.querySelector('[role=alert]'))).toBe(
      'اختر من «\u2068نوع الخبز\u2069» أولًا، ثم أضف الصنف إلى السلة.',
    ),
  );
  expect(box('نوع الخبز')?.matches('.wanting')).toBe(true);
  expect(document.activeElement).toBe(input('صاج طازج'));
  expect([total(), sent]).toEqual(['3.50 JD', []]);
  choose('شراك');
  expect([box('نوع الخبز')?.matches('.wanting'), text(dialog()?.querySelector('[role=alert]'))]).toEqual([false, '']);
});

it('folds a group once it has what it requires, and shows all of it again', async () => {
  const shown = () =>
    Array.from(box('نوع الخبز')?.querySelectorAll('.extra') ?? []).filter((one) => !one.hasAttribute('hidden'));
  const toggle = () => box('نوع الخبز')?.querySelector<HTMLButtonElement>('.toggle');
  await open(wrap.title);
  expect(toggle()?.hidden).toBe(true);
  // Arrow keys choose each option that they pass.
  input('شراك')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  choose('شراك');
  expect(shown().length).toBeGreaterThan(1);
  choose('ثومية');
  expect(shown().map((one) => text(one.querySelector('bdi')))).toEqual(['شراك']);
  expect(toggle()?.ariaExpanded).toBe('false');
  toggle()?.click();
  expect(toggle()?.ariaExpanded).toBe('true');
  expect(shown().length).toBeGreaterThan(1);
  box('نوع الخبز')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  choose('صاج طازج');
  expect(shown().map((one) => text(one.querySelector('bdi')))).toEqual(['صاج طازج']);
  // An optional group requires nothing.
  expect(row('ثومية')?.closest('.group')?.querySelector<HTMLButtonElement>('.toggle')?.hidden).toBe(true);
  submit();
  await eventually(() =>
    expect(sent[0]?.choices).toEqual(expect.arrayContaining([{ group: 'نوع الخبز', extra: 'صاج-طازج', quantity: 1 }])),
  );
});

it('lets a guest pick of a combo', async () => {
  expect(text(card(combo.title)?.querySelector('.pick'))).toBe('اختر');
  await open(combo.title);
  // What it contains is in the page's direction; an item's description is in its own.
  expect(dialog()?.querySelector('.about')?.hasAttribute('dir')).toBe(false);
  expect(total()).toBe('9.75 JD');
  choose('برجر');
  expect(total()).toBe('10.25 JD');
  choose('شاورما دجاج عربي - عائلي');
  submit();
  await eventually(() =>
    expect(sent).toEqual([{ combo: combo._id, quantity: 1, picks: [{ choice: 0, item: wrap._id, subItem: 1 }] }]),
  );
});

it('adds an item without choices at once, counts it, and undoes it', async () => {
  const stepper = () => card('برجر')?.querySelector('.in-place');
  const step = (by: number) => stepper()?.querySelector(`[data-card-step="${by}"]`);
  const plus = card('برجر')?.querySelector<HTMLElement>('.plus');
  expect(plus?.ariaLabel).toBe('أضف إلى السلة: برجر، 2.00 JD');
  plus?.focus();
  press(plus);
  await eventually(() => expect(text(stepper()?.querySelector('[data-count]'))).toBe('1'));
  expect(dialog()?.open).toBe(false);
  expect(document.activeElement).toBe(step(1));
  expect(stepper()?.ariaLabel).toBe('\u2068برجر\u2069، 2.00 JD');
  expect(step(-1)?.ariaLabel).toBe('أزل «\u2068برجر\u2069»');
  press(step(1));
  press(step(1));
  await eventually(() => expect(lines).toMatchObject([{ quantity: 3 }]));
  await eventually(() => expect(text(document.querySelector('.sr[role=status]'))).toContain('3'));
  for (const by of [-1, -1, -1]) press(step(by));
  await eventually(() => expect(lines).toEqual([]));
  expect([stepper(), plus?.hidden, document.activeElement]).toEqual([null, false, plus]);
  const undo = await eventually(() => {
    const button = document.querySelector('.notices button');
    expect(button).not.toBeNull();
    return button;
  });
  press(undo);
  await eventually(() => expect(text(stepper()?.querySelector('[data-count]'))).toBe('3'));
});

it('keeps what was decided about another size after the line was saved', async () => {
  await open(wrap.title);
  choose('شراك');
  choose('عائلي');
  choose('سلطة');
  choose('عادي');
  submit();
  await eventually(() => expect(sent).toHaveLength(1));
  const [line = {}] = sent;
  expect(line.choices?.some(({ group }) => group === 'طبق العائلة')).toBe(false);
  const { openItemPanel } = await import('./client/itemPanel.js');
  const edit = { line, save: async () => Promise.resolve({ ok: true } as const), leave: () => undefined };
  openItemPanel(card(wrap.title)!, document.querySelector<HTMLElement>('#shop')!.dataset, edit);
  expect(input('سلطة')).toBeUndefined();
  choose('عائلي');
  expect(input('سلطة')?.checked).toBe(true);

  // A declined initial extra stays declined.
  const { createExtras } = await import('./client/extras.js');
  const onion = { _id: 'onion', title: 'بصل', price: 0, initial: 1, isSoldOut: false };
  const group = { _id: 'g', title: 'مكوّنات', min: 0, max: 2, each: 1, isNoneAllowed: false, free: 0, extras: [onion] };
  const place = document.body.appendChild(document.createElement('div'));
  const extras = createExtras(place, () => 'JOD');
  extras.start([group]);
  place.querySelector<HTMLInputElement>('[value=onion]')?.click();
  extras.changeSize([]);
  const memory = extras.memory();
  extras.start([], [], memory);
  extras.changeSize([group]);
  expect(extras.choices()).toEqual([]);
  extras.start([], []);
  extras.changeSize([group]);
  expect(extras.choices()).toEqual([{ group: 'g', extra: 'onion', quantity: 1 }]);
});
