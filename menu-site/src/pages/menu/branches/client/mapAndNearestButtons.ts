import { findNearestBranch } from './nearestBranch.js';

/**
 * Runs the action of a branch button; further presses are ignored meanwhile.
 * @param isAsked whether the visitor pressed the button; otherwise errors are not shown
 * @throws if the code of the action could not be loaded
 */
export async function runBranchButton(button: HTMLElement, isAsked = true): Promise<void> {
  if (button.hasAttribute('aria-busy')) return;
  button.setAttribute('aria-busy', 'true');
  try {
    if ('map' in button.dataset) await (await import('./map.js')).toggleMap(button);
    else await findNearestBranch(button, isAsked);
  } finally {
    button.removeAttribute('aria-busy');
  }
}
