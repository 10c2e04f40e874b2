/** Shows a picture at full width in a dialog. (docs/spec/public-site.md#dialogs) */
import { clientMessages } from '../../../i18n/clientMessages.js';
import { openDialog } from './dialog.js';

/** The dialog is created on first use. */
function getDialog(): HTMLDialogElement {
  const known = document.querySelector<HTMLDialogElement>('#large');
  if (known) return known;
  const dialog = document.createElement('dialog');
  dialog.id = 'large';
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'x', textContent: '✕' });
  button.dataset['close'] = '';
  button.setAttribute('aria-label', clientMessages(document).close);
  dialog.append(button, document.createElement('img'), document.createElement('p'));
  document.body.append(dialog);
  return dialog;
}

/** @param link leads to the picture's file; it has a smaller one in it */
export function openLightbox(link: HTMLAnchorElement): void {
  const dialog = getDialog();
  const [image, shown] = [dialog.querySelector('img'), link.querySelector('img')];
  const note = dialog.querySelector('p');
  if (!image || !note) return;
  const text = link.closest('figure')?.querySelector('figcaption')?.textContent ?? '';
  image.src = link.href;
  image.alt = text ? '' : (link.getAttribute('aria-label') ?? '');
  // Reserves space until the large picture has loaded.
  if (shown) Object.assign(image, { width: shown.naturalWidth, height: shown.naturalHeight });
  note.dir = 'auto';
  note.textContent = text;
  note.hidden = text === '';
  dialog.setAttribute('aria-label', link.getAttribute('aria-label') ?? '');
  openDialog(dialog, link);
}
