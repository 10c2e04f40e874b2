/**
 * Lets the guest choose something instead of a cart line that can't be ordered: `#replace=` in the URL contains the
 * line's index. The next line that is added takes its place. (docs/spec/public-site.md#cart-page)
 */
import type { CartLine } from '@qaima/schemas';
import { lineDraft, lineDraftKey } from '@qaima/schemas/cart/lineDraft';
import { lineName } from '@qaima/schemas/cart/lineTitle';
import { callCartApi } from '../../../../client/cart/cartApi.js';
import { onCartChange, readStoredCart } from '../../../../client/cart/cartStore.js';
import { isolateBidi, notify } from '../../../../client/notify.js';
import { settle } from '../../client/inPageLinks.js';
import { findCard } from '../../item-panel/client/panelData.js';
import { changeLine } from '../../../../client/cart/addToCart.js';
import { replaceMessages } from './replaceMessages.js';

const REPLACE_HASH = '#replace=';

/** Where dishes of the same kind are: the section of the line, or that of the combos. */
function sectionOf({ section, combo }: CartLine): Element | null {
  const own = document.getElementById(section?._id ?? '');
  return own ?? (combo && (findCard(combo._id) ?? document.querySelector('.combo')))?.closest('section') ?? null;
}

/** A bar that names the replaced line while the guest looks for another dish. */
function createBar(name: string, cancel: () => void): HTMLElement {
  const messages = replaceMessages(document);
  const [bar, text, button] = [
    document.createElement('div'),
    document.createElement('p'),
    document.createElement('button'),
  ];
  bar.className = 'replacing';
  text.setAttribute('role', 'status');
  button.type = 'button';
  button.textContent = messages.cancel;
  button.addEventListener('click', cancel);
  bar.append(text, button);
  // Deferred, because screen readers do not announce the first content of a new live region.
  requestAnimationFrame(() => (text.textContent = messages.choose.replace('#', () => isolateBidi(name))));
  return bar;
}

/** The number of units in the stored cart, without a line. */
function unitsBeside(menuId: string, lineKey: string): number {
  const lines = readStoredCart(menuId)?.lines ?? [];
  return lines
    .filter(({ draft }) => !draft || lineDraftKey(draft) !== lineKey)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

export async function replaceLine({ menu = '', call = '' }: DOMStringMap): Promise<void> {
  const index = Number(location.hash.slice(REPLACE_HASH.length));
  // A reload after the replacement must not replace another line.
  history.replaceState(history.state, '', location.pathname + location.search);
  const stored = readStoredCart(menu);
  const { cart } = stored ? await callCartApi('GET', `${call}/${stored.id}`) : { cart: null };
  const line = cart?.items[index];
  const main = document.getElementById('main');
  if (!cart || !line || !main) return;
  const [draft, name] = [lineDraft(line), lineName(line)];
  const key = lineDraftKey(draft);
  const messages = replaceMessages(document);
  let isOver = false;
  const bar = createBar(name, () => {
    isOver = true;
    bar.remove();
  });
  main.prepend(bar);
  const section = sectionOf(line);
  if (section) void settle(section);
  let before = unitsBeside(menu, key);
  onCartChange(() => {
    const now = unitsBeside(menu, key);
    const isAdded = now > before;
    before = now;
    if (isOver || !isAdded) return;
    isOver = true;
    bar.remove();
    void changeLine({ menuId: menu, address: call }, draft, 0).then(({ ok }) => {
      const toCart = () => document.querySelector<HTMLElement>('.go-to-cart')?.click();
      if (ok)
        notify(
          messages.replaced.replace('#', () => isolateBidi(name)),
          { action: { label: messages.toCart, act: toCart } },
        );
      else
        notify(
          messages.kept.replace('#', () => isolateBidi(name)),
          { failed: true },
        );
    });
  });
}
