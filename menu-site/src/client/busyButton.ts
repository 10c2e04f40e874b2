/**
 * Buttons that send a request. While the request is pending, further presses are ignored. Afterwards, the button's text
 * is restored.
 */

/** The delay before a button shows that it is busy. */
const BUSY_DELAY_MS = 150;

/** Runs the request of a button. @returns null, without running it, if the previous request is still pending */
export async function whileBusy<T>(button: HTMLElement, work: () => Promise<T>): Promise<T | null> {
  if (button.getAttribute('aria-disabled') === 'true') return null;
  button.setAttribute('aria-disabled', 'true');
  const content = [...button.childNodes];
  const timer = setTimeout(() => (button.textContent = button.dataset['busy'] ?? ''), BUSY_DELAY_MS);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
    button.replaceChildren(...content);
    button.removeAttribute('aria-disabled');
  }
}

/** Shows an error above a button. */
export function showError(button: HTMLElement, message: string | undefined): void {
  const said = button.closest('.card,dialog')?.querySelector('.said');
  if (said) said.textContent = message ?? '';
}

export const unreachable = (): string | undefined =>
  document.querySelector<HTMLElement>('main')?.dataset['unreachable'];
