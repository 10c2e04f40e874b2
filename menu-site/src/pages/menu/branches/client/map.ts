/**
 * Shows a branch's map below the branch when the visitor presses its button. If no tile can be loaded, the address and
 * the map link remain.
 */
import { MAP_TILE_URL_TEMPLATE } from '@qaima/schemas/branch/map';
import { drawMap } from './drawMap.js';
import style from './map.css?url';
import { branchClientMessages } from './messages.js';

/** For each button with an open map, the function that removes the map. */
const removals = new WeakMap<HTMLElement, () => void>();
const styles = new WeakMap<Document, Promise<void>>();

/** Loads the map styles once; retries after a failure. */
function styleOf(page: Document): Promise<void> {
  const asked = styles.get(page);
  if (asked) return asked;
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.href = style;
  const arrives = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      styles.delete(page);
      reject(new Error('The style of the map did not come.'));
    });
  });
  page.head.append(link);
  styles.set(page, arrives);
  return arrives;
}

function close(button: HTMLElement, shown: Element): void {
  removals.get(button)?.();
  removals.delete(button);
  shown.remove();
  button.setAttribute('aria-expanded', 'false');
}

/** Opens or closes a branch's map. If no tile can be loaded, closes the map and shows an error. */
export async function toggleMap(button: HTMLElement, tiles = MAP_TILE_URL_TEMPLATE): Promise<void> {
  const place = button.closest('li');
  const before = place?.querySelector('.map');
  const wasOpen = removals.has(button);
  if (before) close(button, before);
  if (!place || wasOpen) return;

  const page = button.ownerDocument;
  const messages = branchClientMessages(page);
  const [shown, frame, status] = [page.createElement('div'), page.createElement('div'), page.createElement('p')];
  shown.className = 'map';
  status.setAttribute('role', 'status');
  shown.append(status);
  place.append(shown);
  const fail = () => {
    close(button, frame);
    status.textContent = messages.noMap;
  };

  status.textContent = messages.loadingMap;
  try {
    await styleOf(page);
  } catch {
    fail();
    return;
  }
  shown.prepend(frame);
  const { hasPictures, remove } = drawMap(frame, place, tiles);
  removals.set(button, remove);
  button.setAttribute('aria-expanded', 'true');
  hasPictures.then(() => (status.textContent = ''), fail);
}
