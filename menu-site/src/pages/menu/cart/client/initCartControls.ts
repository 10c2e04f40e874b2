/**
 * Enables ordering: the card buttons and the cart bar at once, the item panel on first use.
 * (docs/spec/public-site.md#cards)
 */
import { initCartBar } from './cartBar.js';
import { onCardsChange } from '../../client/cardMoveEvents.js';
import { ITEM_HASH } from '../../client/dialog.js';
import { notify } from '../../../../client/notify.js';
import { closestElement } from '../../../../client/closestElement.js';
import {
  hasQueuedLines,
  hasOwnOrders,
  isReplacing,
  onCartChange,
  readStoredCart,
} from '../../../../client/cart/cartStore.js';

const panelModule = () => import('../../item-panel/client/itemPanel.js');
const linkedItemModule = () => import('../../item-panel/client/linkedItem.js');
const cardsModule = () => import('./itemCardSteppers.js');

/** Matches cards that can be ordered. */
const CARD_SELECTOR = '.item,.combo';

/** Matches cards that show their quantity in the cart. The template with the text for that has the attribute too. */
const IN_CART_SELECTOR = ':is(.item,.combo)[data-in-cart]';

/** The label of a sold-out card, which has no button. */
const SOLD_OUT_SELECTOR = '.look > strong,.combo > strong';

/** The card to open for a click: on the card itself or on its button. Null for a click on another control. */
function clickedCard(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const card = target.closest<HTMLElement>(CARD_SELECTOR);
  const button = card?.querySelector('.plus');
  const other = target.closest('a,button,summary');
  const opens = button ?? card?.querySelector(SOLD_OUT_SELECTOR);
  return card && opens && (!other || other === button) ? card : null;
}

/** The index of the clicked size; null for clicks on other parts of the card. */
function clickedSize(target: EventTarget | null, card: Element): number | null {
  const option = closestElement(target, '.options li');
  const index = Array.from<Element | null>(card.querySelectorAll('.options li')).indexOf(option);
  return index < 0 ? null : index;
}

/** Whether a card's button adds the item without opening the panel. */
const addsAtOnce = (button: Element, { menu, method }: DOMStringMap) =>
  menu !== undefined && method === 'order' && !button.matches('.pick');

/**
 * Sets the accessible names of card buttons. If a button has visible text, its name must begin with that text (WCAG
 * 2.5.3).
 */
function nameButtons(verb: string): void {
  for (const button of document.querySelectorAll('.plus')) {
    const title = button.closest(CARD_SELECTOR)?.querySelector('h3')?.textContent ?? '';
    const own = button.textContent;
    button.setAttribute('aria-label', `${own ? `${own}:` : verb} ${title}`);
  }
}

/** Shows the cart's quantities on the cards. The code for that is loaded only if the visitor has a cart. */
function initCards({ menu = '' }: DOMStringMap): void {
  const show = () => {
    const lines = readStoredCart(menu)?.lines ?? [];
    if (lines.length > 0 || hasQueuedLines(menu) || document.querySelector(IN_CART_SELECTOR))
      cardsModule().then(
        ({ cartLines, showCartOnCards }) => showCartOnCards(cartLines(menu)),
        () => undefined,
      );
  };
  show();
  onCartChange(show);
  onCardsChange(document, show);
}

/** Adds a button that opens the panel, for keyboard users. Without it, only a click on the card opens the panel. */
function addDetailsButton(card: Element, before: Element, shop: DOMStringMap): void {
  if (card.querySelector('.details')) return;
  const details = document.createElement('button');
  Object.assign(details, { type: 'button', className: 'details', textContent: shop['details'] ?? '' });
  details.ariaLabel = `${details.textContent}: ${card.querySelector('h3')?.textContent ?? ''}`;
  before.after(details);
}

function addDetailsToSoldOutCards(shop: DOMStringMap): void {
  for (const label of document.querySelectorAll(SOLD_OUT_SELECTOR)) {
    const card = label.closest(CARD_SELECTOR);
    if (card) addDetailsButton(card, label, shop);
  }
}

/**
 * If the focused button adds the item at once, inserts a details button after it. The details button opens the panel.
 */
function offerDetails({ target }: FocusEvent, shop: DOMStringMap): void {
  const focused = closestElement(target, '.plus:not(.pick),[data-card-step]');
  const card = focused?.closest(CARD_SELECTOR);
  if (focused && card) addDetailsButton(card, focused.closest('.in-place') ?? focused, shop);
}

/** Loads a module on first use and runs code with it. */
async function withModule<M>(load: () => Promise<M>, shop: DOMStringMap, run: (module: M) => unknown): Promise<void> {
  try {
    await run(await load());
  } catch {
    notify(shop[navigator.onLine ? 'unreachable' : 'offline'] ?? '', { failed: true });
  }
}

export function initCartControls(document: Document): void {
  const template = document.querySelector<HTMLTemplateElement>('#shop');
  if (!template) return;
  const shop = template.dataset;
  document.body.append(document.importNode(template.content, true));
  const prepare = () => {
    nameButtons(shop['open'] ?? '');
    addDetailsToSoldOutCards(shop);
  };
  prepare();
  onCardsChange(document, prepare);
  document.documentElement.classList.add('live');
  document.addEventListener('click', ({ target }) => {
    const step = closestElement(target, '[data-card-step]');
    if (step) return void withModule(cardsModule, shop, ({ stepOnCard }) => stepOnCard(step, shop));
    const details = closestElement(target, '.details');
    const card = details?.closest<HTMLElement>(CARD_SELECTOR) ?? clickedCard(target);
    const button = closestElement(target, '.plus');
    if (card && button && addsAtOnce(button, shop))
      void withModule(cardsModule, shop, ({ addAtOnce }) => addAtOnce(card, shop));
    // A click that ends a text selection does not open the panel.
    else if (card && !getSelection()?.toString())
      void withModule(panelModule, shop, ({ openItemPanel }) =>
        openItemPanel(card, shop, null, clickedSize(target, card)),
      );
  });
  if (shop['menu'] && shop['method'] === 'order') {
    initCards(shop);
    if (hasOwnOrders(shop['menu']))
      import('./lastOrder.js').then(({ showLastOrder }) => showLastOrder(shop)).catch(() => undefined);
  }
  if (location.hash.startsWith('#line=')) {
    // The URL opens the panel for a line of the cart. On a reload, the browser would restore the scroll position before
    // the cards have their heights; the screen would be blank.
    history.scrollRestoration = 'manual';
    void withModule(
      () => import('../../item-panel/client/editLine.js'),
      shop,
      ({ editLine }) => editLine(shop),
    );
  }
  if (location.hash.startsWith('#replace=') || isReplacing(shop['menu'] ?? ''))
    void withModule(
      () => import('./replaceLine.js'),
      shop,
      ({ replaceLine }) => replaceLine(shop),
    );
  const openLinked = () => {
    if (!location.hash.startsWith(ITEM_HASH)) return;
    void withModule(linkedItemModule, shop, ({ openLinkedItem }) => openLinkedItem(shop));
  };
  openLinked();
  // The forward button, or a link to an item that is opened in this tab.
  addEventListener('popstate', openLinked);
  if (shop['method'] === 'order') document.addEventListener('focusin', (event) => offerDetails(event, shop));
  const bar = document.querySelector<HTMLElement>('.cart-bar');
  if (bar) initCartBar(bar, shop);
  // Preloads the code of the panel and the cards at the first touch.
  const preload = () => void Promise.all([panelModule(), cardsModule()]).catch(() => undefined);
  addEventListener('pointerdown', preload, { once: true, passive: true });
}
