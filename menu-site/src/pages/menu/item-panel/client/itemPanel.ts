/**
 * Opens the item panel over the menu. Esc, backdrop, button, drag, the back button and adding close it.
 * (docs/spec/public-site.md#item-panel)
 */
import { setFormStatus } from '../../../../client/form/feedback.js';
import { submitForm } from '../../../../client/form/submit.js';
import { addToCart } from '../../cart/client/addToCart.js';
import { showAmount } from '../../../../client/money.js';
import { openDialog } from '../../client/dialog.js';
import { isolateBidi, notify } from '../../../../client/notify.js';
import { resetChoice, choiceIssue, readDays, keepDateOrder, readLine, stepQuantity, readTotal } from './choice.js';
import { showClosedNotice } from './closedNotice.js';
import { enableDragToClose } from './dragToClose.js';
import { fillPanel } from './fillPanel.js';
import { closestElement } from '../../../../client/closestElement.js';

/** How long a card's button confirms the addition. */
const CONFIRMATION_MS = 600;

let shop: DOMStringMap = {};
let card: HTMLElement | null = null;

const buttonOf = (of: HTMLElement | null) => of?.querySelector<HTMLElement>('.plus') ?? null;

function count(panel: HTMLElement): void {
  showAmount(panel.querySelector('[type=submit] [data-total]'), readTotal(panel, shop['zone']), shop['currency']);
  const days = panel.querySelector('output');
  if (days) days.textContent = String(readDays(panel, shop['zone']));
}

/** Shows a check mark on the card's button for a moment. */
function confirmAdded(added: HTMLElement | null): void {
  const button = buttonOf(added);
  button?.classList.add('added');
  setTimeout(() => button?.classList.remove('added'), CONFIRMATION_MS);
  const title = added?.querySelector('h3')?.textContent ?? '';
  notify((shop['added'] ?? '').replace('#', () => isolateBidi(title)));
}

async function add(panel: HTMLDialogElement): Promise<{ readonly message: string } | null> {
  const issue = choiceIssue(panel, shop['zone']);
  if (issue) {
    issue.input.focus();
    return { message: issue.message };
  }
  if (!navigator.onLine) return { message: shop['offline'] ?? '' };
  const added = card;
  const line = readLine(panel, added);
  const outcome = await addToCart({ menuId: shop['menu'] ?? '', address: shop['call'] ?? '' }, line);
  const isStillOpen = panel.open && card === added;
  if (outcome.ok) {
    if (isStillOpen) panel.close();
    confirmAdded(added);
    return null;
  }
  const message = outcome.message ?? shop['unreachable'] ?? '';
  if (isStillOpen) return { message };
  notify(message, { failed: true });
  return null;
}

function initPanel(panel: HTMLDialogElement): void {
  panel.addEventListener('click', (event) => {
    const by = closestElement(event.target, '[data-step]')?.dataset['step'];
    if (by !== undefined) {
      stepQuantity(panel, Number(by));
      count(panel);
    }
  });
  panel.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'startDate') keepDateOrder(panel);
    setFormStatus(panel, '');
    count(panel);
  });
  panel.addEventListener('submit', (event) => {
    event.preventDefault();
    void submitForm(panel, { send: () => add(panel), unreachable: shop['unreachable'] });
  });
  // Offline, the card's picture may be cached without this larger one.
  const image = panel.querySelector<HTMLElement>('.inside img');
  image?.addEventListener('error', () => {
    const link = image.closest('a');
    image.hidden = true;
    if (link) link.hidden = true;
  });
  const grab = panel.querySelector<HTMLElement>('.grab');
  if (grab) enableDragToClose(panel, grab, () => panel.close());
}

let known: HTMLDialogElement | null = null;

function getPanel(): HTMLDialogElement | null {
  if (known) return known;
  known = document.querySelector<HTMLDialogElement>('dialog.item-sheet');
  if (known) initPanel(known);
  return known;
}

/** @param settings what the page says of its shop: see `menu/cart/OrderingTemplate.tsx` */
export function openItemPanel(of: HTMLElement, settings: DOMStringMap): void {
  const panel = getPanel();
  if (!panel || panel.open) return;
  shop = settings;
  card = of;
  fillPanel(panel, of);
  resetChoice(panel, shop['zone']);
  showClosedNotice(panel.querySelector('.closed-now'));
  setFormStatus(panel, '');
  count(panel);
  openDialog(panel, buttonOf(of) ?? of);
  panel.querySelector('.inside')?.scrollTo(0, 0);
  panel.querySelector('h2')?.focus({ preventScroll: true });
}
