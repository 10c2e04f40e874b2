/**
 * Lets the guest choose something instead of a cart line that can't be ordered: `#replace=` in the URL contains the
 * line's index. The next line that is added takes its place. (docs/spec/public-site.md#cart-page)
 */
import type { CartLine } from '@qaima/schemas';
import { lineDraft, lineDraftKey } from '@qaima/schemas/cart/lineDraft';
import { lineName } from '@qaima/schemas/cart/lineTitle';
import { callCartApi } from '../../../../client/cart/cartApi.js';
import { onCartChange, readStoredCart } from '../../../../client/cart/cartStore.js';
import { notify } from '../../../../client/notify.js';
import { settle } from '../../client/inPageLinks.js';
import { findCard } from '../../item-panel/client/panelData.js';
import { changeLine } from '../../../../client/cart/addToCart.js';
import { readRefusedLines, replaceQueuedLine, type QueuedLine } from '../../../../client/cart/queuedLines.js';
import {
  MISSING_HASH,
  readReplaced,
  storeReplaced,
  type MissingDish,
  type ReplacedLine,
} from '../../../../client/cart/replacedLine.js';
import { piecesText, quotedName, replaceMessages } from './replaceMessages.js';

const REPLACE_HASH = '#replace=';
/** Before the index of a line that the device keeps because the server refused it. */
const REFUSED_HASH = '#replace=refused-';

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
  requestAnimationFrame(() => (text.textContent = messages.choose.replace('#', () => name)));
  return bar;
}

/** The number of units in the stored cart, without a line. */
function unitsBeside(menuId: string, lineKey: string | null): number {
  const lines = readStoredCart(menuId)?.lines ?? [];
  return lines
    .filter(({ draft }) => !draft || lineDraftKey(draft) !== lineKey)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** What the guest replaces. */
interface Replaced {
  readonly name: string;
  readonly quantity: number;
  /** Identifies it after a reload. */
  readonly stored: ReplacedLine;
  /** The key of the line in the cart; null if the cart has none. */
  readonly key: string | null;
  readonly section: Element | null;
  /** Removes what was replaced. @returns whether that succeeded */
  readonly remove: () => Promise<boolean>;
}

/** Ends the replacement that is awaited. */
let endBefore: (() => void) | null = null;

/** Names what is replaced until a dish is added, which takes its place. */
function awaitReplacement(menu: string, { name, quantity, stored, key, section, remove }: Replaced): void {
  const main = document.getElementById('main');
  if (!main) return;
  const messages = replaceMessages(document);
  let isOver = false;
  const end = () => {
    isOver = true;
    bar.remove();
    storeReplaced(menu, null);
  };
  const quoted = quotedName(document, name, quantity);
  const bar = createBar(quoted, end);
  endBefore?.();
  endBefore = end;
  storeReplaced(menu, stored);
  main.prepend(bar);
  if (section) void settle(section);
  let before = unitsBeside(menu, key);
  onCartChange(() => {
    const now = unitsBeside(menu, key);
    const added = now - before;
    before = now;
    if (isOver || added <= 0) return;
    end();
    void remove().then((ok) => {
      const toCart = () => document.querySelector<HTMLElement>('.go-to-cart')?.click();
      // Fewer pieces than before, or more, can be corrected in the cart.
      const replaced =
        added === quantity ? messages.replaced : messages.replacedBy.replace('#', () => piecesText(added));
      if (ok)
        notify(
          replaced.replace('#', () => quoted),
          { action: { label: messages.toCart, act: toCart } },
        );
      else
        notify(
          messages.kept.replace('#', () => quoted),
          { failed: true },
        );
    });
  });
}

/**
 * Lets the guest choose something instead of a line that the server has refused.
 * @param isReload the page keeps its position then
 */
export function replaceRefusedLine(menu: string, refused: QueuedLine, isReload = false): void {
  const { combo, item } = refused.line;
  awaitReplacement(menu, {
    name: refused.title,
    quantity: refused.line.quantity ?? 1,
    stored: { refused: JSON.stringify(refused) },
    key: null,
    section: isReload ? null : (findCard(combo ?? item ?? '')?.closest('section') ?? null),
    remove() {
      replaceQueuedLine(menu, refused);
      return Promise.resolve(true);
    },
  });
}

/** Lets the guest choose something instead of each dish that a rejected order lacks, one after another. */
function replaceMissing(menu: string, missing: readonly MissingDish[], isReload: boolean): void {
  const [dish, ...others] = missing;
  if (!dish) return;
  awaitReplacement(menu, {
    name: dish.title,
    quantity: dish.quantity,
    stored: { missing },
    key: null,
    section: isReload ? null : document.getElementById(dish.section ?? ''),
    remove() {
      replaceMissing(menu, others, false);
      return Promise.resolve(true);
    },
  });
}

/** Replaces the line that the address names, or after a reload the one that was being replaced. */
export async function replaceLine({ menu = '', call = '' }: DOMStringMap): Promise<void> {
  // Without storage, the cart follows. (client/cart/cartInAddress.ts)
  const [hash = ''] = location.hash.split('&');
  const isReload = !hash.startsWith(REPLACE_HASH);
  const before = isReload || hash === MISSING_HASH ? readReplaced(menu) : null;
  // A reload must not replace the line that has this index by then.
  if (!isReload) history.replaceState(history.state, '', location.pathname + location.search);
  if (before && 'missing' in before) {
    replaceMissing(menu, before.missing, isReload);
    return;
  }
  if (hash.startsWith(REFUSED_HASH) || (before && 'refused' in before)) {
    const index = Number(hash.slice(REFUSED_HASH.length));
    const refused = readRefusedLines(menu).find((line, at) =>
      before && 'refused' in before ? JSON.stringify(line) === before.refused : at === index,
    );
    if (refused) replaceRefusedLine(menu, refused, isReload);
    else storeReplaced(menu, null);
    return;
  }
  const stored = readStoredCart(menu);
  const { cart } = stored ? await callCartApi('GET', `${call}/${stored.id}`) : { cart: null };
  const line = cart?.items.find((other, at) =>
    before ? lineDraftKey(lineDraft(other)) === before.line : at === Number(hash.slice(REPLACE_HASH.length)),
  );
  if (!line) {
    storeReplaced(menu, null);
    return;
  }
  const draft = lineDraft(line);
  awaitReplacement(menu, {
    name: lineName(line),
    quantity: line.quantity,
    stored: { line: lineDraftKey(draft) },
    key: lineDraftKey(draft),
    section: isReload ? null : sectionOf(line),
    remove: async () => (await changeLine({ menuId: menu, address: call }, draft, 0)).ok,
  });
}
