/** Shares a menu's address by the browser's share dialog. If the browser has none, copies the address. */
import { closestElement } from '../../../client/closestElement.js';

async function shareAddress({ dataset }: HTMLElement): Promise<string> {
  const { address = '', copied = '', failed = '' } = dataset;
  const canShare = 'share' in navigator && !('copies' in dataset);
  try {
    if (!canShare) {
      await navigator.clipboard.writeText(address);
      return copied;
    }
    await navigator.share({ url: address });
  } catch (error) {
    // Closing the browser's share dialog is not an error.
    if (!(error instanceof DOMException && error.name === 'AbortError')) return failed;
  }
  return '';
}

document.addEventListener('click', ({ target }) => {
  const button = closestElement<HTMLButtonElement>(target, 'button[data-address]');
  const status = button?.parentElement?.querySelector('[role=status]');
  if (!button || !status) return;
  void shareAddress(button).then((text) => {
    status.setAttribute('data-tone', text === button.dataset['copied'] ? 'done' : '');
    status.textContent = text;
  });
});
