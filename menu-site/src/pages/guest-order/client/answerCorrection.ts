/** Sends the guest's answer to a correction that the venue has proposed. */
import { callCartApi } from '../../../client/cart/cartApi.js';
import { showError, unreachable, whileBusy } from '../../../client/busyButton.js';

/** @param refresh shows the order as it is now; resolves to whether the server responded */
export async function answerCorrection(button: HTMLElement, refresh: () => Promise<boolean>): Promise<void> {
  const { answer: correction, accept, url = '' } = button.dataset;
  const body = { correction: Number(correction), accept: accept !== undefined };
  const response = await whileBusy(button, () => callCartApi('POST', url, body).catch(() => 'unreachable' as const));
  if (response === null) return;
  if (response === 'unreachable') {
    showError(button, unreachable());
    return;
  }
  // 409 means that the venue has changed it meanwhile, which the refreshed page shows.
  const isShown = await refresh();
  if (!response.cart && !(response.status === 409 && isShown)) showError(button, response.refusal?.message);
}
