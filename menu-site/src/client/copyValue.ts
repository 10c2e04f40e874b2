/** Copies a detail of a transfer, and says so on its button for a moment. */

const SHOWN_MS = 2000;

export async function copyValue(button: HTMLElement): Promise<void> {
  const { copies = '', copied = '' } = button.dataset;
  const label = button.textContent;
  try {
    await navigator.clipboard.writeText(copies);
  } catch {
    // Without the permission, the value is selected for the guest's own menu.
    const value = button.parentElement?.querySelector('bdi');
    if (value) getSelection()?.selectAllChildren(value);
    return;
  }
  button.textContent = copied;
  setTimeout(() => {
    button.textContent = label;
  }, SHOWN_MS);
}
