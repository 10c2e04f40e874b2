import { findNearestBranch } from './nearestBranch.js';

/**
 * Runs the action of a branch button. While the action runs, further presses are ignored.
 * @param isAsked false if the action starts without a press; errors are then not shown
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
