/** Enables ordering: card buttons, the cart bar, and the item panel on first use. */
import { initCartBar } from './cartBar.js';
import { notify } from '../../../../client/notify.js';

const panelModule = () => import('../../item-panel/client/itemPanel.js');

/** Cards that can be ordered. */
const CARD_SELECTOR = '.item,.combo';

/** The card that a click on it or its button opens; null for clicks on other controls. */
function clickedCard(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const card = target.closest<HTMLElement>(CARD_SELECTOR);
  const button = card?.querySelector('.plus');
  const other = target.closest('a,button,summary');
  return button && (!other || other === button) ? card : null;
}

function nameButtons(verb: string): void {
  for (const button of document.querySelectorAll('.plus')) {
    const title = button.closest(CARD_SELECTOR)?.querySelector('h3')?.textContent ?? '';
    button.setAttribute('aria-label', `${verb} ${title}`);
  }
}

async function open(card: HTMLElement, shop: DOMStringMap): Promise<void> {
  const button = card.querySelector('.plus');
  button?.setAttribute('aria-busy', 'true');
  try {
    const { openItemPanel: openPanel } = await panelModule();
    openPanel(card, shop);
  } catch {
    notify(shop[navigator.onLine ? 'unreachable' : 'offline'] ?? '', { failed: true });
  } finally {
    button?.removeAttribute('aria-busy');
  }
}

export function initOrdering(document: Document): void {
  const template = document.querySelector<HTMLTemplateElement>('#shop');
  if (!template) return;
  const shop = template.dataset;
  document.body.append(document.importNode(template.content, true));
  nameButtons(shop['open'] ?? '');
  document.documentElement.classList.add('live');
  document.addEventListener('click', ({ target }) => {
    const card = clickedCard(target);
    // Selecting text does not open the panel.
    if (card && !getSelection()?.toString()) void open(card, shop);
  });
  const bar = document.querySelector<HTMLElement>('.cart-bar');
  if (bar) initCartBar(bar, shop);
  // Preloads the panel at the first touch.
  addEventListener('pointerdown', () => void panelModule().catch(() => undefined), { once: true, passive: true });
}
