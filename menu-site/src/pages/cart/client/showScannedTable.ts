/**
 * Shows the table whose code the guest has scanned, and sends its token with the order.
 * (docs/spec/public-site.md#tables)
 */
import { readTable } from '../../../client/scannedTable.js';

/**
 * Fills in the scanned table. Without a table, dine-in can't be chosen. If the order has a table, dine-in becomes the
 * first receive option. If no receive option is selected, dine-in is.
 */
export function showScannedTable(form: HTMLFormElement, menuId: string): void {
  const input = form.querySelector<HTMLInputElement>('input[type=hidden][name=table]');
  if (!input) return;
  const table = readTable(menuId);
  input.value = table?.token ?? '';
  const isKnown = table !== null || input.dataset['known'] !== undefined;
  for (const hint of form.querySelectorAll<HTMLElement>('.scan')) hint.hidden = isKnown;
  // The cart already has a table.
  if (!table && isKnown) input.remove();
  showBanner(table && [table.label, table.zone]);
  const options = Array.from(form.querySelectorAll<HTMLInputElement>('[name=receiveOption]'));
  const here = options.find(({ dataset }) => dataset['requires'] === 'table');
  if (here && options.length > 1) {
    here.disabled = !isKnown;
    // It may have been chosen next to the menu.
    if (!isKnown) here.checked = false;
  }
  if (!isKnown || !here) return;
  if (!options.some(({ checked }) => checked)) here.checked = true;
  here
    .closest('fieldset')
    ?.querySelector('legend')
    ?.after(here.closest('label') ?? here);
}

function showBanner(table: readonly (string | undefined)[] | null): void {
  const banner = document.querySelector<HTMLElement>('#table');
  const [label, zone] = table ?? [];
  if (!banner || label === undefined) return;
  banner.hidden = false;
  const [number, title] = [banner.querySelector('[data-label]'), banner.querySelector<HTMLElement>('[data-title]')];
  if (number) number.textContent = label;
  const text = (title?.dataset['text'] ?? '').replace('#', () => label);
  if (title) title.textContent = [text, zone].filter(Boolean).join(' · ');
}
