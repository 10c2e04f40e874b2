/**
 * Shows on a card that its item is in the cart. A stepper replaces the card's button, or a label shows the quantity.
 * (docs/spec/public-site.md#cards)
 */
import type { CartLineCreateInput } from '@qaima/schemas';
import { choicesText } from '@qaima/schemas/cart/choicesText';
import { MAX_LINE_QUANTITY } from '@qaima/schemas/cart/lineQuantity';
import { LIST_SEPARATOR } from '@qaima/schemas/core/language';
import { initialChoices, normalizeChoices, pricedChoices } from '@qaima/schemas/extra-group/choices';
import { queuedCartLines, removeQueuedUnit, type QueuedAs } from '../../../../client/cart/queuedLines.js';
import { readAmount } from '../../../../client/money.js';
import { readStoredCart, type StoredLine } from '../../../../client/cart/cartStore.js';
import { isolateBidi, notify } from '../../../../client/notify.js';
import { groupsOf, idOfCard as idOf } from '../../item-panel/client/panelData.js';
import { pageLanguage } from '../../../../i18n/pageLanguage.js';
import { itemPanelMessages } from '../../../../i18n/itemPanelMessages.js';
import { addToCart, changeLine, type AddResult } from '../../../../client/cart/addToCart.js';

const CARD_SELECTOR = '[data-item],[data-combo]';

const plainTitleOf = (card: HTMLElement) => card.querySelector('h3')?.textContent ?? '';
const titleOf = (card: HTMLElement) => isolateBidi(plainTitleOf(card));
const fill = (sentence: string | undefined, ...values: readonly string[]) =>
  values.reduce((text, value) => text.replace('#', () => value), sentence ?? '');
const shopOf = () => document.querySelector<HTMLElement>('#shop')?.dataset ?? {};
const targetOf = ({ menu = '', call = '' }: DOMStringMap) => ({ menuId: menu, address: call });

/** The line that a card adds without choices. */
const plainLine = ({ dataset: { item = '', combo } }: HTMLElement): CartLineCreateInput =>
  combo === undefined ? { item } : { combo };

/** The line that a card adds with its initial extras. */
function initialLine(card: HTMLElement): CartLineCreateInput {
  const groups = groupsOf(card, null);
  return { ...plainLine(card), ...(groups.length > 0 ? { choices: [...initialChoices(groups)] } : {}), quantity: 1 };
}

/** How a line of the card is shown while it waits for the network. */
function queuedAs(card: HTMLElement, { quantity = 1, choices = [] }: CartLineCreateInput): QueuedAs {
  const chosen = { groups: groupsOf(card, null), choices: normalizeChoices(choices) };
  const named = { choices: pricedChoices(chosen.groups, chosen.choices) };
  return {
    title: plainTitleOf(card),
    // A card adds at once only what costs the price that it shows.
    price: readAmount(card.querySelector('.price b bdi')) * quantity,
    choices: choicesText(named, pageLanguage()),
  };
}

function createStepper(card: HTMLElement): HTMLElement | null {
  const template = document.querySelector<HTMLTemplateElement>('#card-stepper');
  const stepper = template?.content.firstElementChild?.cloneNode(true);
  return stepper instanceof HTMLElement ? (card.querySelector('.plus')?.after(stepper), stepper) : null;
}

/** The name of the card's stepper, like that of a cart's line: the dish and what one more costs. */
const stepperName = (card: HTMLElement): string =>
  [titleOf(card), card.querySelector('.price b bdi')?.textContent].filter(Boolean).join(LIST_SEPARATOR[pageLanguage()]);

/** Replaces the card's button by a stepper. */
function showStepper(card: HTMLElement, count: number): void {
  const button = card.querySelector<HTMLElement>('.plus');
  const hadFocus = document.activeElement === button;
  const stepper = card.querySelector<HTMLElement>('.in-place') ?? createStepper(card);
  if (!button || !stepper) return;
  const title = titleOf(card);
  stepper.ariaLabel = stepperName(card);
  stepper.classList.toggle('single', count === 1);
  for (const step of stepper.querySelectorAll<HTMLElement>('[data-card-step]')) {
    const { cardStep, label, last = label } = step.dataset;
    step.ariaLabel = fill(cardStep === '-1' && count === 1 ? last : label, title);
  }
  const shown = stepper.querySelector('[data-count]');
  if (shown) shown.textContent = String(count);
  button.hidden = true;
  if (hadFocus) stepper.querySelector<HTMLElement>('[data-card-step="1"]')?.focus({ preventScroll: true });
}

function showButton(card: HTMLElement): void {
  const stepper = card.querySelector('.in-place');
  const button = card.querySelector<HTMLElement>('.plus');
  const hadFocus = stepper?.contains(document.activeElement) === true;
  stepper?.remove();
  if (!button) return;
  button.hidden = false;
  if (hadFocus) button.focus({ preventScroll: true });
}

/** Shows the quantity in the cart above the card's title, before its other badges: a style then hides the least of them. */
function showMark(card: HTMLElement, count: number): void {
  const known = card.querySelector('.in-cart');
  if (count === 0) return known?.remove();
  const mark = known ?? document.createElement('p');
  mark.className = 'in-cart';
  const figure = document.createElement('bdi');
  figure.dir = 'ltr';
  figure.textContent = `×${count}`;
  mark.replaceChildren(`${shopOf()['inCart'] ?? ''} `, figure);
  if (!known) card.querySelector('.text')?.prepend(mark);
}

function showOn(card: HTMLElement, lines: readonly StoredLine[]): void {
  const own = lines.filter(({ of }) => of === idOf(card));
  const count = own.reduce((sum, { quantity }) => sum + quantity, 0);
  const button = card.querySelector('.plus');
  const canStep = button?.matches(':not(.pick)') === true && card.dataset['profile'] === undefined;
  const isOneLine = canStep && own.length === 1 && own[0]?.isPlain === true;
  if (isOneLine) showStepper(card, count);
  else showButton(card);
  showMark(card, isOneLine ? 0 : count);
  card.toggleAttribute('data-in-cart', count > 0);
}

/** The lines of the stored cart, and those that wait for the network. */
export function cartLines(menuId: string): readonly StoredLine[] {
  return [...(readStoredCart(menuId)?.lines ?? []), ...queuedCartLines(menuId)];
}

/** Shows the cart's lines on the cards of a menu that takes orders. */
export function showCartOnCards(lines: readonly StoredLine[]): void {
  const ids = new Set(lines.map(({ of }) => of));
  for (const card of document.querySelectorAll<HTMLElement>(CARD_SELECTOR)) {
    if (ids.has(idOf(card)) || 'inCart' in card.dataset) showOn(card, lines);
  }
}

let region: HTMLElement | null = null;

/** Announces the new count of an item to screen readers. @param title isolated from the direction of the sentence */
export function announceCount(title: string, count: number): void {
  if (!region) {
    region = document.createElement('p');
    region.className = 'sr';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  region.textContent = fill(shopOf()['count'], title, String(count));
}

const cardsOf = (card: HTMLElement) =>
  Array.from(document.querySelectorAll<HTMLElement>(CARD_SELECTOR)).filter((other) => idOf(other) === idOf(card));

/** Shows the requested quantity until the server answers. Then the stored cart is shown again. */
function showExpected(card: HTMLElement, quantity: number): void {
  const of = idOf(card);
  const lines = quantity > 0 ? [{ of, isPlain: true, quantity, title: '', price: 0 }] : [];
  for (const each of cardsOf(card)) showOn(each, lines);
}

function settle(card: HTMLElement, outcome: AddResult, count: number, shop: DOMStringMap): void {
  const lines = cartLines(shop['menu'] ?? '');
  for (const each of cardsOf(card)) showOn(each, lines);
  if (outcome.ok && outcome.isQueued) return notify(fill(itemPanelMessages().queued, titleOf(card)));
  if (outcome.ok) return announceCount(titleOf(card), count);
  notify(outcome.message ?? shop[navigator.onLine ? 'unreachable' : 'offline'] ?? '', { failed: true });
}

/** The ids of cards whose addition is pending. */
const adding = new Set<string>();

/** Adds one unit with the card's initial extras. Presses are ignored until the server answers. */
export async function addAtOnce(card: HTMLElement, shop: DOMStringMap): Promise<void> {
  const id = idOf(card);
  if (adding.has(id)) return;
  adding.add(id);
  const line = initialLine(card);
  const count = cartLines(shop['menu'] ?? '').reduce((sum, { of, quantity }) => (of === id ? sum + quantity : sum), 1);
  if (line.choices === undefined && count === 1) showExpected(card, 1);
  const outcome = await addToCart(targetOf(shop), line, queuedAs(card, line));
  adding.delete(id);
  settle(card, outcome, count, shop);
}

/** The last requested quantity of each card whose change is pending. */
const wanted = new Map<string, number>();

/** Adds units of the card's line, or queues them if the server can't be reached. */
async function putBack(card: HTMLElement, shop: DOMStringMap, quantity: number): Promise<void> {
  const line = { ...plainLine(card), quantity };
  settle(card, await addToCart(targetOf(shop), line, queuedAs(card, line)), quantity, shop);
}

/** Removes a unit that waits for the network, which needs none. */
function removeWaitingUnit(card: HTMLElement, shop: DOMStringMap, waiting: StoredLine): void {
  removeQueuedUnit(shop['menu'] ?? '', waiting);
  const left = waiting.quantity - 1;
  settle(card, { ok: true }, left, shop);
  if (left > 0) return;
  notify(fill(shop['removed'], titleOf(card)), {
    action: { label: shop['undo'] ?? '', act: () => void addAtOnce(card, shop) },
  });
}

/** Changes a card's quantity by one. Presses before the server answers are combined into the next request. */
export async function stepOnCard(step: HTMLElement, shop: DOMStringMap): Promise<void> {
  const card = step.closest<HTMLElement>(CARD_SELECTOR);
  if (!card) return;
  const id = idOf(card);
  const waiting = queuedCartLines(shop['menu'] ?? '').find(({ of }) => of === id);
  if (step.dataset['cardStep'] === '1' && (waiting || !navigator.onLine)) return addAtOnce(card, shop);
  if (waiting) {
    removeWaitingUnit(card, shop, waiting);
    return;
  }
  const stored = readStoredCart(shop['menu'] ?? '')?.lines?.find(({ of }) => of === id)?.quantity ?? 1;
  const isUnderWay = wanted.has(id);
  const next = (wanted.get(id) ?? stored) + Number(step.dataset['cardStep']);
  if (next < 0 || next > MAX_LINE_QUANTITY) return;
  wanted.set(id, next);
  showExpected(card, next);
  if (isUnderWay) return;
  let outcome: AddResult = { ok: true };
  let sent = -1;
  while (outcome.ok && sent !== 0 && sent !== wanted.get(id)) {
    sent = wanted.get(id) ?? 0;
    outcome = await changeLine(targetOf(shop), plainLine(card), sent);
  }
  wanted.delete(id);
  if (!outcome.ok && outcome.isUnsent && sent > stored) return putBack(card, shop, sent - stored);
  settle(card, outcome, sent, shop);
  if (!outcome.ok || sent > 0) return;
  notify(fill(shop['removed'], titleOf(card)), {
    action: { label: shop['undo'] ?? '', act: () => void putBack(card, shop, stored) },
  });
}
