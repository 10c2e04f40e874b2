/** Loads the filter when a guest opens it, or at once if the guest has used it earlier in this visit. */
import { hasFilter } from './filterStorage.js';

export function initFilterButton(document: Document): void {
  const button = document.querySelector<HTMLButtonElement>('.sift');
  if (!button) return;
  button.hidden = false;
  const load = () => import('./filter.js').then(({ createFilter }) => createFilter(button));
  let filter: ReturnType<typeof load> | undefined;
  // Keeps the focus in the search field. Without the focus, the field would shrink and move the button away before the
  // click.
  button.addEventListener('mousedown', (event) => event.preventDefault());
  button.addEventListener('click', () => {
    button.focus();
    (filter ??= load()).then(
      ({ open }) => open(),
      () => (filter = undefined),
    );
  });
  if (hasFilter()) (filter = load()).catch(() => undefined);
}
