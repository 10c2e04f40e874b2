/** Whether this device still has to pass the message on: for who has just sent a cart, that is the next step. */

const keyOf = (cartId: string) => `message:${cartId}`;

/** The cart was sent from here. */
export function oweMessage(cartId: string): void {
  try {
    localStorage.setItem(keyOf(cartId), 'owed');
  } catch {
    // The link is there all the same.
  }
}

/** Shows the message as the next step, or as something that was done. */
export function showMessage(main: HTMLElement, cartId: string): void {
  let isOwed = false;
  try {
    isOwed = localStorage.getItem(keyOf(cartId)) === 'owed';
  } catch {
    // It was not sent from here, as far as one can know.
  }
  main.classList.toggle('fresh', isOwed);
  const details = main.querySelector('details');
  if (details && isOwed) details.open = true;
}

export function messageSent(cartId: string): void {
  try {
    localStorage.removeItem(keyOf(cartId));
  } catch {
    // Nothing was kept.
  }
}
