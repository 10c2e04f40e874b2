/** Enables the branch buttons; their code is loaded on first use. */
import { notify } from '../../../../client/notify.js';
import { closestElement } from '../../../../client/closestElement.js';
import { navigatorFeatures } from '../../../../client/navigatorFeatures.js';

const answers = () => import('./mapAndNearestButtons.js');

/**
 * Shows distances at once if no permission prompt can appear: the visitor has granted permission before, or the browser
 * has no geolocation. Otherwise distances are shown only after the button is pressed. (docs/decisions/036)
 */
export function initBranches(document: Document): void {
  const panel = document.querySelector('#branches');
  panel?.addEventListener('click', ({ target }) => {
    const button = closestElement<HTMLButtonElement>(target, 'button');
    const unreachable = () =>
      notify(document.querySelector<HTMLElement>('#shop')?.dataset['unreachable'] ?? '', { failed: true });
    if (button)
      answers()
        .then(({ runBranchButton: answer }) => answer(button))
        .catch(unreachable);
  });
  const button = panel?.querySelector<HTMLElement>('[data-closest]');
  // The review screen of the owner's area shows the page in a frame. A request for the position would disturb the owner
  // there.
  if (!button || window !== window.top) return;
  const { geolocation, permissions } = navigatorFeatures();
  const allowed = geolocation ? permissions?.query({ name: 'geolocation' }) : Promise.resolve({ state: 'granted' });
  // Without the Permissions API it is unknown whether a prompt would appear, so the button must be pressed.
  allowed
    ?.then(async ({ state }) => {
      if (state === 'granted') await (await answers()).runBranchButton(button, false);
    })
    .catch(() => undefined);
}
