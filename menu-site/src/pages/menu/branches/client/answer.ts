import { findClosest } from './closest.js';

/**
 * Does what a button of the branches offers; one thing at a time, however often it is pressed.
 * @param isAsked whether somebody pressed it: what goes wrong otherwise is not theirs to hear
 * @throws when what it takes did not come
 */
export async function answer(button: HTMLElement, isAsked = true): Promise<void> {
  if (button.hasAttribute('aria-busy')) return;
  button.setAttribute('aria-busy', 'true');
  try {
    if ('map' in button.dataset) await (await import('./map.js')).toggleMap(button);
    else await findClosest(button, isAsked);
  } finally {
    button.removeAttribute('aria-busy');
  }
}
