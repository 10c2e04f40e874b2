/**
 * Dialogs. Escape, the backdrop, the close button and the back button close a dialog. The focus then returns to the
 * element that has opened it. CSS prevents the page behind from scrolling. (docs/spec/public-site.md#dialogs)
 */
import { propertyOf } from '@qaima/schemas/core/typeGuards';

/** The hash of a link to an item, followed by the id of the item or combo. */
export const ITEM_HASH = '#item=';

/** The history state that marks an open dialog. */
interface Step {
  readonly dialog?: string;
}

const stepNow = () => propertyOf(history.state, 'dialog');
const openers = new WeakMap<HTMLDialogElement, HTMLElement>();

/**
 * Opens a dialog. A dialog with an id gets a history entry: the back button then closes it.
 * @param hash the hash of the URL while the dialog is open; absent: as before
 */
export function openDialog(dialog: HTMLDialogElement, opener?: HTMLElement, hash?: string): void {
  if (dialog.open) return;
  if (opener) openers.set(dialog, opener);
  dialog.showModal();
  // A reload or the forward button is already at the dialog's entry.
  if (hash && location.hash === hash && stepNow() === dialog.id) return;
  history.pushState({ dialog: dialog.id } satisfies Step, '', hash);
}

function closed(dialog: HTMLDialogElement): void {
  if (stepNow() === dialog.id) history.back();
  openers.get(dialog)?.focus({ preventScroll: true });
  openers.delete(dialog);
}

/** Gives a link the role of a button: with scripts, it opens a dialog. */
export function makeButton(link: HTMLElement): void {
  link.setAttribute('role', 'button');
  link.setAttribute('aria-haspopup', 'dialog');
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    link.click();
  });
}

function clicked(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const dialog = target.closest('dialog');
  if (dialog && (target === dialog || target.closest('[data-close]'))) return dialog.close();
  const opener = target.closest<HTMLElement>('[data-opens]');
  const opens = opener && document.getElementById(opener.dataset['opens'] ?? '');
  if (!opener || !(opens instanceof HTMLDialogElement)) return;
  event.preventDefault();
  openDialog(opens, opener);
}

export function initDialogs(document: Document): void {
  // A reload closes all dialogs but keeps the history state. The panel of a linked item opens again.
  if (stepNow() !== undefined && !location.hash.startsWith(ITEM_HASH)) history.replaceState(null, '');
  for (const link of document.querySelectorAll<HTMLElement>('a[data-opens],a[data-large]')) makeButton(link);
  document.addEventListener('click', clicked);
  document.addEventListener('close', ({ target }) => target instanceof HTMLDialogElement && closed(target), true);
  addEventListener('popstate', () => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
      if (dialog.id !== stepNow()) dialog.close();
    }
  });
}
