/** Adds the lines that were queued without a network, once there is one. (docs/spec/public-site.md#offline) */
import { readQueuedLines, storeQueuedLines } from './queuedLines.js';
import { navigatorFeatures } from '../navigatorFeatures.js';
import { isolateBidi, notify } from '../notify.js';
import { itemPanelMessages } from '../../i18n/itemPanelMessages.js';
import { addToCart } from './addToCart.js';

/** Adds one line after another, and forgets each once the server has answered. */
async function addAll({ menu = '', call = '' }: DOMStringMap): Promise<void> {
  const refused: string[] = [];
  let left = readQueuedLines(menu);
  const before = left.length;
  while (left[0] && navigator.onLine) {
    const { line, ...as } = left[0];
    const outcome = await addToCart({ menuId: menu, address: call }, line, as);
    if (!outcome.ok && !outcome.isRefused) break;
    if (!outcome.ok) refused.push(isolateBidi(as.title));
    left = readQueuedLines(menu).slice(1);
    storeQueuedLines(menu, left);
  }
  const { queueAdded, queueRefused, separator } = itemPanelMessages();
  if (refused.length > 0)
    notify(
      queueRefused.replace('#', () => refused.join(separator)),
      { failed: true },
    );
  else if (left.length < before) notify(queueAdded);
}

/** All tabs take turns, so that two of them do not add the same line. */
export async function addQueuedLines(shop: DOMStringMap): Promise<void> {
  const { locks } = navigatorFeatures();
  await (locks ? locks.request(`queued ${shop['menu'] ?? ''}`, () => addAll(shop)) : addAll(shop));
}
