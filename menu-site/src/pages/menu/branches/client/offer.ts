/** Lets the buttons of the branches answer: what they do comes when one is first pressed. */
import { notify } from '../../../../client/notify.js';

const answers = () => import('./answer.js');

/**
 * Distances are told at once where nobody has to be asked for anything: the guest has allowed it before, or has a browser
 * that can't. Anyone else is asked after they have pressed the button. (docs/decisions/036)
 */
export function initBranches(document: Document): void {
  const panel = document.querySelector('#branches');
  panel?.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    const unreachable = () =>
      notify(document.querySelector<HTMLElement>('#shop')?.dataset['unreachable'] ?? '', { failed: true });
    if (button)
      answers()
        .then(({ answer }) => answer(button))
        .catch(unreachable);
  });
  const button = panel?.querySelector<HTMLElement>('[data-closest]');
  // The owner's review shows the page in a frame.
  if (!button || window !== window.top) return;
  const { geolocation, permissions } = navigator as Partial<Navigator>;
  const allowed = geolocation ? permissions?.query({ name: 'geolocation' }) : Promise.resolve({ state: 'granted' });
  // A browser that can't say what it was allowed waits for the button.
  allowed
    ?.then(async ({ state }) => {
      if (state === 'granted') await (await answers()).answer(button, false);
    })
    .catch(() => undefined);
}
