/** Adds the position of the guest's device to the address of a delivery. (docs/spec/public-site.md#customer-form) */
import { withPosition } from '@qaima/schemas/cart/addressPosition';
import { guestPosition, positionErrorReason } from '../../../client/guestPosition.js';
import { navigatorFeatures } from '../../../client/navigatorFeatures.js';

/** Says at the button what happens. The guest can type the address in any case. */
export async function addPosition(button: HTMLButtonElement): Promise<void> {
  const address = button.closest('.field')?.querySelector('textarea');
  const status = button.parentElement?.querySelector('[role=status]');
  if (!address || !status || button.ariaDisabled === 'true') return;
  const say = (key: string) => {
    status.textContent = button.dataset[key] ?? '';
  };
  if (!navigatorFeatures().geolocation) {
    say('unknown');
    return;
  }
  button.setAttribute('aria-disabled', 'true');
  say('locating');
  try {
    address.value = withPosition(address.value, await guestPosition());
    say('added');
    // Like typing: saves the draft, and removes the error of an empty address.
    address.dispatchEvent(new Event('input', { bubbles: true }));
  } catch (error) {
    say(positionErrorReason(error));
  } finally {
    button.removeAttribute('aria-disabled');
  }
}
