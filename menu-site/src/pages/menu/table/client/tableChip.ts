/** The chip that stays in view: it opens the calls from anywhere on the menu. (docs/spec/public-site.md#tables) */
import { openDialog } from '../../client/dialog.js';
import { tableMessages } from './messages.js';

/** A dialog for the panel, without it. */
function createDialog(panel: HTMLElement): HTMLDialogElement {
  const [dialog, close] = [document.createElement('dialog'), document.createElement('button')];
  Object.assign(dialog, { id: 'seat-calls', className: 'seat-calls', ariaLabel: panel.ariaLabel });
  Object.assign(close, { type: 'button', className: 'x', textContent: '✕', ariaLabel: tableMessages(document).close });
  close.dataset['close'] = '';
  dialog.append(close);
  return dialog;
}

/** Adds the chip before search and sections. It is shown while the panel is out of view. */
export function addChip(panel: HTMLElement, name: readonly Node[]): void {
  const bar = document.querySelector('.chips');
  if (!bar) return;
  const [chip, dialog, place] = [document.createElement('button'), createDialog(panel), document.createElement('div')];
  Object.assign(chip, { type: 'button', className: 'seat-chip', hidden: true, ariaHasPopup: 'dialog' });
  chip.append(...name);
  // The panel moves into the dialog, because its buttons count. Its place on the page keeps the height meanwhile.
  chip.addEventListener('click', () => {
    place.style.blockSize = `${panel.offsetHeight}px`;
    panel.replaceWith(place);
    dialog.append(panel);
    openDialog(dialog, chip);
  });
  dialog.addEventListener('close', () => place.replaceWith(...(panel.isConnected ? [panel] : [])));
  bar.prepend(chip);
  document.body.append(dialog);
  new IntersectionObserver(([entry]) => {
    if (!dialog.open) chip.hidden = entry?.isIntersecting ?? true;
  }).observe(panel);
}
