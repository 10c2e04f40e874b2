/** Enables the branch buttons. The code of their actions is loaded when it is first needed. */
import { notify } from '../../../../client/notify.js';
import { closestElement } from '../../../../client/closestElement.js';
import { navigatorFeatures } from '../../../../client/navigatorFeatures.js';

const answers = () => import('./mapAndNearestButtons.js');

/**
 * Shows distances at once if the browser will not ask for permission: either the visitor has granted it before, or the
 * browser has no geolocation. Otherwise, the visitor must press the button. (docs/decisions/036)
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
  // In a frame, the page is on the owner's review screen. There, a request for the position would disturb the owner.
  if (!button || window !== window.top) return;
  const { geolocation, permissions } = navigatorFeatures();
  const allowed = geolocation ? permissions?.query({ name: 'geolocation' }) : Promise.resolve({ state: 'granted' });
  // Without the Permissions API, the browser may ask for permission. The visitor must then press the button.
  allowed
    ?.then(async ({ state }) => {
      if (state === 'granted') await (await answers()).runBranchButton(button, false);
    })
    .catch(() => undefined);
}
