/** What the place of the notices needs of the page around it, as long as it stands there. */

/**
 * A dialog hides all that stands beside it from assistive technology. What is said meanwhile must be heard, and what it
 * offers be found.
 */
function keepAnnounced(region: HTMLElement): () => void {
  const show = () => region.removeAttribute('aria-hidden');
  show();
  const observer = new MutationObserver(() => region.hasAttribute('aria-hidden') && show());
  observer.observe(region, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
}

/** Where the same keys take back what was typed. */
const TEXT_INPUT_SELECTOR = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable]';

/**
 * Control+Z, or Command+Z, takes the last offer to undo: a dialog keeps the focus to itself, so that no keyboard reaches
 * the notice over it.
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

/** Gives the end of it. */
export function observeRegion(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return undefined;
  const ends = [keepAnnounced(region), listenForUndoKey(region)];
  return () => ends.forEach((end) => end());
}
