/** Changes the lines of the cart next to the menu on wide screens. (docs/spec/public-site.md#cart-bar) */
import type { CartLineCreateInput } from '@qaima/schemas';
import { lineDraftKey } from '@qaima/schemas/cart/lineDraft';
import { MAX_LINE_QUANTITY } from '@qaima/schemas/cart/lineQuantity';
import { toThousandths } from '@qaima/schemas/money/money';
import { closestElement } from '../../../../client/closestElement.js';
import type { StoredLine } from '../../../../client/cart/cartStore.js';
import { isolateBidi, notify } from '../../../../client/notify.js';
import { itemPanelMessages } from '../../../../i18n/itemPanelMessages.js';
import { addToCart, changeLine, type AddResult } from '../../../../client/cart/addToCart.js';
import { removeQueuedLine } from '../../../../client/cart/queuedLines.js';
import { announceCount } from './itemCardSteppers.js';

/** The last requested quantity of each line whose change is pending. */
const wanted = new Map<string, number>();

const shopOf = () => document.querySelector<HTMLElement>('#shop')?.dataset ?? {};
const fill = (sentence = '', title: string) => sentence.replace('#', () => title);

/** The quantity of a line, with the changes that the server has not confirmed yet. */
export const quantityShown = ({ draft, quantity }: StoredLine): number =>
  (draft && wanted.get(lineDraftKey(draft))) ?? quantity;

/**
 * The stepper and the remove button of a line, made from the stepper of the cards. A line that waits for the network has
 * only the latter. Null if the page has none.
 */
export function createLineControls(line: StoredLine): HTMLElement | null {
  const template = document.querySelector<HTMLTemplateElement>('#card-stepper');
  const stepper = template?.content.firstElementChild?.cloneNode(true);
  if (!(stepper instanceof HTMLElement)) return null;
  const title = isolateBidi(line.title);
  const quantity = quantityShown(line);
  const [less, more] = stepper.querySelectorAll<HTMLElement>('[data-card-step]');
  const [, binIcon] = less?.querySelectorAll('svg') ?? [];
  const count = stepper.querySelector('[data-count]');
  if (!less || !more || !binIcon || !count) return null;
  const bin = document.createElement('button');
  bin.type = 'button';
  bin.className = 'take-out';
  bin.append(binIcon);
  bin.ariaLabel = fill(less.dataset['last'], title);
  for (const [button, by] of [
    [less, '-1'],
    [more, '1'],
    [bin, '0'],
  ] as const) {
    button.dataset['lineStep'] = by;
    if (button !== bin) button.ariaLabel = fill(button.dataset['label'], title);
    delete button.dataset['cardStep'];
  }
  const isLimit = (limit: number) => (quantity === limit ? 'true' : null);
  less.ariaDisabled = isLimit(1);
  more.ariaDisabled = isLimit(MAX_LINE_QUANTITY);
  count.textContent = String(quantity);
  stepper.className = 'stepper';
  stepper.ariaLabel = title;
  const controls = document.createElement('div');
  controls.className = 'line-controls';
  controls.append(...(line.draft ? [stepper] : []), bin);
  return controls;
}

function tell(outcome: AddResult, title: string, quantity: number): void {
  const shop = shopOf();
  if (outcome.ok && outcome.isQueued) notify(fill(itemPanelMessages().queued, title));
  else if (outcome.ok) announceCount(title, quantity);
  else notify(outcome.message ?? shop[navigator.onLine ? 'unreachable' : 'offline'] ?? '', { failed: true });
}

/** Changes a line's quantity; 0 removes the line. Presses before the server answers are combined into one request. */
async function changeTo(line: StoredLine, draft: CartLineCreateInput, next: number): Promise<void> {
  const { title: plainTitle, quantity: before, price, choices = '' } = line;
  const title = isolateBidi(plainTitle);
  const { menu = '', call = '', removed, undo = '' } = shopOf();
  const target = { menuId: menu, address: call };
  const key = lineDraftKey(draft);
  const isUnderWay = wanted.has(key);
  wanted.set(key, next);
  dispatchEvent(new CustomEvent('cart'));
  if (isUnderWay) return;
  let outcome: AddResult = { ok: true };
  let sent = -1;
  while (outcome.ok && sent !== 0 && sent !== wanted.get(key)) {
    sent = wanted.get(key) ?? 0;
    outcome = await changeLine(target, draft, sent);
  }
  wanted.delete(key);
  dispatchEvent(new CustomEvent('cart'));
  tell(outcome, title, sent);
  if (!outcome.ok || sent > 0) return;
  const act = () =>
    void addToCart(
      target,
      { ...draft, quantity: before },
      { title: plainTitle, price: toThousandths(price), choices },
    ).then((done) => tell(done, title, before));
  notify(fill(removed, title), { action: { label: undo, act } });
}

/** Removes a line that waits for the network, which needs none. */
function removeWaiting({ title, queued = [] }: StoredLine): void {
  const { menu = '', removed, undo = '' } = shopOf();
  const act = removeQueuedLine(menu, queued);
  notify(fill(removed, isolateBidi(title)), { action: { label: undo, act } });
}

/** Handles the buttons of a list of lines. @param lineAt the line that the list shows at an index */
export function handleLineControls(list: HTMLElement, lineAt: (index: number) => StoredLine | undefined): void {
  list.addEventListener('click', ({ target }) => {
    const button = closestElement(target, '[data-line-step]:not([aria-disabled])');
    const line = lineAt(Array.from(list.children).findIndex((entry) => entry.contains(button)));
    if (button && line?.queued) removeWaiting(line);
    if (!button || !line?.draft) return;
    const by = Number(button.dataset['lineStep']);
    const next = by === 0 ? 0 : quantityShown(line) + by;
    void changeTo(line, line.draft, next);
  });
}
