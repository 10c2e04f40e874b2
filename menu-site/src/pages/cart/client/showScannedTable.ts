/**
 * Shows the table whose code the guest has scanned, and sends its token with the order.
 * (docs/spec/public-site.md#tables)
 */
import { readTable } from '../../../client/scannedTable.js';

/** Offers only dine-in, which needs no choice if there is one such option. */
function offerOnly(seats: readonly HTMLInputElement[], options: readonly HTMLInputElement[]): void {
  for (const option of options) {
    const isSeat = seats.includes(option);
    option.disabled = !isSeat;
    const label = option.closest('label');
    if (label) label.hidden = !isSeat;
  }
  const [seat] = seats;
  if (seat && !seats.some(({ checked }) => checked)) seat.checked = true;
  // The `hidden` attribute would leave the choice out of the submission.
  seat?.closest('fieldset')?.classList.toggle('decided', seats.length === 1);
}

/** Fills in the scanned table. Without a table, dine-in can't be chosen; with one, nothing else. */
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
  const seats = options.filter(({ dataset }) => dataset['requires'] === 'table');
  if (isKnown) return offerOnly(seats, options);
  for (const seat of options.length > 1 ? seats : []) {
    seat.disabled = true;
    // It may have been chosen next to the menu.
    seat.checked = false;
  }
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
