/** Brings what sells into the page: the buttons of the cards, the bar, and the panel when it is first asked for. */
import { initCartBar } from './cartBar.js';
import { notify } from '../../../../client/notify.js';

const panelModule = () => import('../../item-panel/client/itemPanel.js');

/** What can be ordered. */
const CARD = '.item,.combo';

/** The card that a tap on it or its button is meant for; null for a tap on something else. */
function cardOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const card = target.closest<HTMLElement>(CARD);
  const button = card?.querySelector('.plus');
  const other = target.closest('a,button,summary');
  return button && (!other || other === button) ? card : null;
}

function nameButtons(verb: string): void {
  for (const button of document.querySelectorAll('.plus')) {
    const title = button.closest(CARD)?.querySelector('h3')?.textContent ?? '';
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
    const card = cardOf(target);
    // Somebody who marks a text to copy it does not ask for the panel.
    if (card && !getSelection()?.toString()) void open(card, shop);
  });
  const bar = document.querySelector<HTMLElement>('.cart-bar');
  if (bar) initCartBar(bar, shop);
  // By the time somebody has chosen, it is there.
  addEventListener('pointerdown', () => void panelModule().catch(() => undefined), { once: true, passive: true });
}
