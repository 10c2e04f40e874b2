/** Accessibility of the notification region: announcements while a dialog is open, and a key for undo. */

/**
 * A dialog sets `aria-hidden` on all elements outside it. The region removes the attribute from itself: screen readers
 * can then announce notifications and reach their buttons.
 */
function keepAnnounced(region: HTMLElement): () => void {
  const show = () => region.removeAttribute('aria-hidden');
  show();
  const observer = new MutationObserver(() => region.hasAttribute('aria-hidden') && show());
  observer.observe(region, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
}

/** Inputs that handle the undo key themselves. */
const TEXT_INPUT_SELECTOR = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable]';

/**
 * Control+Z or Command+Z presses the latest undo button. While a dialog traps the focus, the keyboard can't reach that
 * button otherwise.
 */
function listenForUndoKey(region: HTMLElement): () => void {
  const hear = (event: KeyboardEvent) => {
    const { code, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    if (code !== 'KeyZ' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
    if (target instanceof Element && target.closest(TEXT_INPUT_SELECTOR)) return;
    const offer = [...region.querySelectorAll<HTMLButtonElement>('[aria-keyshortcuts]')].at(-1);
    if (!offer) return;
    event.preventDefault();
    offer.click();
  };
  document.addEventListener('keydown', hear);
  return () => document.removeEventListener('keydown', hear);
}

/** @returns the cleanup function */
export function observeRegion(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return undefined;
  const ends = [keepAnnounced(region), listenForUndoKey(region)];
  return () => ends.forEach((end) => end());
}
