/** Loads the filter when a guest wants it, or has used it before during the visit. */
import { hasFilter } from './filterStorage.js';

export function initFilterButton(document: Document): void {
  const button = document.querySelector<HTMLButtonElement>('.sift');
  if (!button) return;
  button.hidden = false;
  const load = () => import('./filter.js').then(({ createFilter }) => createFilter(button));
  let filter: ReturnType<typeof load> | undefined;
  button.addEventListener('click', () => {
    (filter ??= load()).then(
      ({ open }) => open(),
      () => (filter = undefined),
    );
  });
  // Storage may be forbidden.
  try {
    if (hasFilter()) (filter = load()).catch(() => undefined);
  } catch {
    // Then nothing is kept.
  }
}
