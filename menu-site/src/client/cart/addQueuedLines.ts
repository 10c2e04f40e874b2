/** Adds the lines that were queued without a network, once there is one. (docs/spec/public-site.md#offline) */
import { readWaitingLines, replaceQueuedLine } from './queuedLines.js';
import { navigatorFeatures } from '../navigatorFeatures.js';
import { isolateBidi, notify } from '../notify.js';
import { itemPanelMessages } from '../../i18n/itemPanelMessages.js';
import { sendLine } from './addToCart.js';

/** Adds one line after another, and forgets each once the server has it. What it refuses stays on the device. */
async function addAll({ menu = '', call = '' }: DOMStringMap): Promise<void> {
  const refused: string[] = [];
  let left = readWaitingLines(menu);
  const before = left.length;
  while (left[0] && navigator.onLine) {
    const [first] = left;
    const outcome = await sendLine({ menuId: menu, address: call }, first.line);
    if (!outcome.ok && !outcome.isRefused) break;
    if (outcome.ok) replaceQueuedLine(menu, first);
    else {
      refused.push(isolateBidi(first.title));
      replaceQueuedLine(menu, first, { ...first, refusal: outcome.message ?? '' });
    }
    left = readWaitingLines(menu);
  }
  const { queueAdded, queueRefused, separator } = itemPanelMessages();
  if (refused.length > 0)
    notify(
      queueRefused.replace('#', () => refused.join(separator)),
      { failed: true },
    );
  else if (left.length < before) notify(queueAdded);
}

/** How long to wait before another attempt (ms): `navigator.onLine` is also true on a network that leads nowhere. */
const RETRY_MS = 10_000;

let isUnderWay = false;
let retry: ReturnType<typeof setTimeout> | undefined;

/**
 * Adds the queued lines, and tries again later if some could not be sent. All tabs take turns, so that two of them do
 * not add the same line.
 */
export async function addQueuedLines(shop: DOMStringMap): Promise<void> {
  if (isUnderWay) return;
  const { menu = '' } = shop;
  const { locks } = navigatorFeatures();
  isUnderWay = true;
  clearTimeout(retry);
  try {
    await (locks ? locks.request(`queued ${menu}`, () => addAll(shop)) : addAll(shop));
  } finally {
    isUnderWay = false;
  }
  if (readWaitingLines(menu).length > 0) retry = setTimeout(() => void addQueuedLines(shop), RETRY_MS);
}
