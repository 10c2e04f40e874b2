/** Erases what identifies the guest of an order. */
import { showError, unreachable, whileBusy } from '../busyButton.js';
import { callCartApi } from './cartApi.js';

export async function forget(button: HTMLElement): Promise<void> {
  const answer = await whileBusy(button, async () => {
    try {
      return await callCartApi('POST', button.dataset['forget'] ?? '');
    } catch {
      return 'unreachable' as const;
    }
  });
  if (answer === 'unreachable') showError(button, unreachable());
  else if (answer?.cart) location.reload();
  else if (answer) showError(button, answer.refusal?.message);
}
