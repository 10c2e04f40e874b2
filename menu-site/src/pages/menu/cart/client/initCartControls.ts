/**
 * Enables ordering: the card buttons and the cart bar at once, the item panel on first use.
 * (docs/spec/public-site.md#cards)
 */
import { LIST_SEPARATOR } from '@qaima/schemas/core/language';
import { pageLanguage } from '../../../../i18n/pageLanguage.js';
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

/** The card to open for a click: on the card itself, its title or its button. Null for a click on another control. */
function clickedCard(target: EventTarget | null): HTMLElement | null {
  const card = closestElement(target, CARD_SELECTOR);
  const control = closestElement(target, 'a,button,summary');
  return control === null || control.matches('h3>a,.plus') ? card : null;
}

/** Whether the guest opens the item in another tab or window. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => metaKey || ctrlKey || shiftKey;

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
 * Sets the accessible names of card buttons: what they add, and what it costs. If a button has visible text, its name must begin with that text (WCAG
 * 2.5.3).
 */
function nameButtons(verb: string): void {
  for (const button of document.querySelectorAll('.plus')) {
    const card = button.closest(CARD_SELECTOR);
    const title = card?.querySelector('h3')?.textContent ?? '';
    const own = button.textContent;
    const price = Array.from(card?.querySelectorAll('.price>:is(span:not(.sr),b)') ?? [], (part) => part.textContent);
    const name = [`${own ? `${own}:` : verb} ${title}`, ...(price.length > 0 ? [price.join('')] : [])];
    button.setAttribute('aria-label', name.join(LIST_SEPARATOR[pageLanguage()]));
  }
}

/** Makes the titles of cards links to their panels. */
function linkTitles(): void {
  for (const title of document.querySelectorAll<HTMLAnchorElement>('h3>a:not([href])')) {
    const card = title.closest<HTMLElement>(CARD_SELECTOR);
    if (card) title.href = ITEM_HASH + (card.dataset['combo'] ?? card.dataset['item'] ?? '');
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
    linkTitles();
    nameButtons(shop['open'] ?? '');
  };
  prepare();
  onCardsChange(document, prepare);
  document.documentElement.classList.add('live');
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (opensElsewhere(event)) return;
    const step = closestElement(target, '[data-card-step]');
    if (step) return void withModule(cardsModule, shop, ({ stepOnCard }) => stepOnCard(step, shop));
    const card = clickedCard(target);
    if (card && closestElement(target, 'h3>a')) event.preventDefault();
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
  const bar = document.querySelector<HTMLElement>('.cart-bar');
  if (bar) initCartBar(bar, shop);
  // Preloads the code of the panel and the cards at the first touch.
  const preload = () => void Promise.all([panelModule(), cardsModule()]).catch(() => undefined);
  addEventListener('pointerdown', preload, { once: true, passive: true });
}
