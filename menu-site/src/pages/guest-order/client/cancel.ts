/** Cancels an order to which the venue has not responded yet, after asking the guest for confirmation. */
import { callCartApi } from '../../../client/cart/cartApi.js';
import { showError, unreachable, whileBusy } from '../../../client/busyButton.js';

const dialog = () => document.querySelector<HTMLDialogElement>('#cancel');

export function askToCancel(): void {
  const asked = dialog();
  const button = asked?.querySelector<HTMLElement>('[data-cancel]');
  if (button) showError(button, '');
  asked?.showModal();
}

/** Cancels the order. @param refresh shows the order's current state; resolves to whether the server responded */
export async function cancelOrder(button: HTMLElement, refresh: () => Promise<boolean>): Promise<void> {
  const answer = await whileBusy(button, async () => {
    try {
      return await callCartApi('POST', button.dataset['cancel'] ?? '');
    } catch {
      return 'unreachable' as const;
    }
  });
  if (answer === null) return;
  if (answer === 'unreachable') {
    showError(button, unreachable());
    return;
  }
  // 409 means that the venue has already responded. The refreshed page shows its response.
  const isShown = await refresh();
  if (answer.cart || (answer.status === 409 && isShown)) dialog()?.close();
  else showError(button, answer.refusal?.message);
}
