/**
 * Brings an open page up to date without a reload: what is no longer sold out gets its controls, what is no longer on
 * sale its price, and sections and cards that were hidden appear. What the guest has typed, chosen and opened stays. (docs/spec/public-site.md#dayparts)
 */
import { DEALS_SECTION_ID } from '@qaima/schemas/public-menu/visibility';
import { fetchPage } from '../../../client/fetchPage.js';
import { changeCards } from './cardMoveEvents.js';

/** The attributes of a card from which the panel, the filter and the dayparts read. */
const CARD_ATTRIBUTES = ['data-profile', 'data-nutrition', 'data-labels', 'data-base', 'data-when'] as const;

const idOf = (element: Element) =>
  element instanceof HTMLElement ? (element.dataset['combo'] ?? element.dataset['item']) : undefined;

/**
 * Adds the entries that a list lacks, each after the one that precedes it in the new list.
 * @param find the entry of the list that stands for a new one
 * @param update called with an entry that the list has, and the new one
 */
function addMissing<E extends Element>(
  list: Element,
  entries: Iterable<E>,
  find: (entry: E) => Element | null | undefined,
  update: (shown: Element, entry: E) => void,
  start: Element | null = null,
): void {
  let last = start;
  for (const entry of entries) {
    let shown = find(entry);
    if (shown) update(shown, entry);
    else {
      shown = document.importNode(entry, true);
      if (last) last.after(shown);
      else list.prepend(shown);
    }
    last = shown;
  }
}

/** The sign of the currency, as the server has set it on a page. */
const dinarSignOf = (page: Document) => page.documentElement.dataset['dinar'];

/** What is sold out of a card, what its button does, its price before a sale, and the sign of its prices. */
const availability = (card: Element): string =>
  [
    card.matches('.gone'),
    card.querySelector('.pick') !== null,
    card.querySelector('.price s')?.textContent,
    dinarSignOf(card.ownerDocument),
    ...Array.from(card.querySelectorAll(':scope>strong,.look>strong,.options .gone'), ({ textContent }) => textContent),
  ].join('|');

function updateCard(shown: Element, card: Element): void {
  for (const name of CARD_ATTRIBUTES) {
    const value = card.getAttribute(name);
    if (value === null) shown.removeAttribute(name);
    else shown.setAttribute(name, value);
  }
  if (availability(shown) === availability(card)) return;
  for (const name of ['gone', 'returns']) shown.classList.toggle(name, card.classList.contains(name));
  shown.replaceChildren(...document.importNode(card, true).childNodes);
}

/** Replaces a part of an element, such as a count, by the one of the new page. */
function replacePart(shown: Element, next: Element, selector: string): void {
  const part = next.querySelector(selector);
  if (part) shown.querySelector(selector)?.replaceWith(document.importNode(part, true));
}

/** Adds a part of the new page at the end of an element that lacks it. */
function addPart(shown: Element, next: Element, selector: string): void {
  const part = next.querySelector(selector);
  if (part && !shown.querySelector(selector)) shown.append(document.importNode(part, true));
}

function updateSection(shown: Element, section: Element): void {
  const cards = section.querySelector('.cards');
  if (!cards) return;
  const list = shown.querySelector('.cards') ?? shown.appendChild(document.importNode(cards, false));
  const known = new Map(Array.from(list.children, (card) => [idOf(card), card]));
  addMissing(list, cards.children, (card) => known.get(idOf(card)), updateCard);
  replacePart(shown, section, '.head>p:not([class])');
  addPart(shown, section, '.limit');
}

/** Removes the deals that the new page lacks. Other cards stay, because at most their hours hide them. */
function removeEndedDeals(shown: Element, deals: Element | null, chips: Element): void {
  const left = new Set(Array.from(deals?.querySelectorAll('.card') ?? [], idOf));
  for (const card of shown.querySelectorAll('.card')) if (!left.has(idOf(card))) card.remove();
  if (deals) return;
  shown.remove();
  chips.querySelector(`a[href="#${DEALS_SECTION_ID}"]`)?.closest('li')?.remove();
}

/** Takes over what the new page has. Every card is at its place in the menu. */
function update(next: Document): void {
  const data = next.querySelector<HTMLTemplateElement>('#shop')?.content.querySelector('#panel-data');
  document.querySelector('#panel-data')?.remove();
  if (data) document.body.append(document.importNode(data, true));
  const [main, chips] = [document.querySelector('#main'), document.querySelector('.chips>ul:not(.wishes)')];
  if (!main || !chips) return;
  const deals = document.getElementById(DEALS_SECTION_ID);
  if (deals) removeEndedDeals(deals, next.getElementById(DEALS_SECTION_ID), chips);
  addMissing(
    main,
    next.querySelectorAll('#main>section'),
    ({ id }) => document.getElementById(id),
    updateSection,
    main.querySelector('.found'),
  );
  // The limit of caffeine stands in the first section that has some.
  for (const limit of Array.from(main.querySelectorAll('.limit')).slice(1)) limit.remove();
  addPart(main, next.body, 'div.legend');
  for (const current of next.querySelectorAll('.chips [aria-current]')) current.removeAttribute('aria-current');
  addMissing(
    chips,
    next.querySelectorAll('.chips>ul>li'),
    (chip) =>
      chips
        .querySelector(`a[href="${CSS.escape(chip.querySelector('a')?.getAttribute('href') ?? '')}"]`)
        ?.closest('li'),
    (shown, chip) => replacePart(shown, chip, 'a>span'),
  );
  // What scripts draw from now on has the sign that the venue has chosen since.
  const sign = dinarSignOf(next);
  if (sign === undefined) delete document.documentElement.dataset['dinar'];
  else document.documentElement.dataset['dinar'] = sign;
}

const cardOf = (id: string | undefined) => document.querySelector(`#main .card[data-item="${CSS.escape(id ?? '')}"]`);

/** Changes the page while what the guest reads stays at its place, and what has the focus keeps it. */
function keepView(change: () => void): void {
  const focused = document.activeElement;
  const held = focused?.closest('.card');
  const top = (element: Element) => element.getBoundingClientRect().top;
  // At the top of the page, what is added moves down what follows.
  const read =
    scrollY === 0
      ? []
      : Array.from(document.querySelectorAll('#main .card'), (one) => ({ one, before: top(one) })).filter(
          ({ one, before }) => before >= 0 && one.getClientRects().length > 0,
        );
  change();
  const kept = read.find(({ one }) => one.isConnected);
  if (kept) scrollBy({ top: top(kept.one) - kept.before, behavior: 'instant' });
  if (!(focused instanceof HTMLElement) || focused === document.activeElement) return;
  // The card of a deal that has ended may have had the focus. Its item has another one in its section.
  const card = held?.isConnected === false ? cardOf(idOf(held)) : held;
  const control = focused.matches('h3>a')
    ? null
    : card?.querySelector<HTMLElement>('.plus:not([hidden]),[data-card-step="1"]');
  const again = focused.isConnected ? focused : (control ?? card?.querySelector<HTMLElement>('h3>a'));
  again?.focus({ preventScroll: true });
}

/**
 * Fetches the current page and takes over what the shown one lacks.
 * @returns the current page
 * @throws {Error} if the server can't be reached or does not show this menu
 */
export async function renewMenu(document: Document): Promise<Document> {
  const next = await fetchPage(location.href);
  const { menu } = document.body.dataset;
  if (!menu || next.body.dataset['menu'] !== menu) throw new Error('The server does not show this menu.');
  // A page on which all was hidden has nothing to keep.
  if (document.querySelector('.chips')) keepView(() => changeCards(() => update(next)));
  else if (next.querySelector('.chips')) location.reload();
  return next;
}
