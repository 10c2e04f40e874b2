/** The panel's choice: its validation and price by the domain package's rules. */
import type { CartLineCreateInput } from '@qaima/schemas';
import {
  addDays,
  bookingProblem,
  daysBetween,
  defaultBooking,
  lastBookingDay,
  todayIn,
} from '@qaima/schemas/cart/dates';
import { reservationDays } from '@qaima/schemas/cart/totals';
import type { Thousandths } from '@qaima/schemas/money/money';
import { parseExactNumber } from '@qaima/schemas/number/parseNumber';
import { readAmount } from '../../../../client/money.js';

const field = (panel: ParentNode, name: string) => panel.querySelector<HTMLInputElement>(`input[name=${name}]`);

/** The typed quantity; null if invalid. */
export function readQuantity(panel: ParentNode): number | null {
  const input = field(panel, 'quantity');
  const value = parseExactNumber(input?.value ?? '', { type: 'integer' });
  const fits = value !== null && Number.isInteger(value) && value >= 1 && value <= Number(input?.dataset['most']);
  return fits ? value : null;
}

/** Resets the choice for the next item. */
export function resetChoice(panel: ParentNode, zone: string | undefined): void {
  const [quantity, from, to] = ['quantity', 'startDate', 'endDate'].map((name) => field(panel, name));
  if (quantity) quantity.value = '1';
  if (!from || !to) return;
  const today = todayIn(zone, new Date());
  const { start, end } = defaultBooking(today);
  const max = lastBookingDay(today);
  Object.assign(from, { min: today, max, value: start });
  Object.assign(to, { min: addDays(start, 1), max, value: end });
}

/** Changes the quantity by one; an invalid quantity becomes one. */
export function stepQuantity(panel: ParentNode, by: number): void {
  const input = field(panel, 'quantity');
  if (!input) return;
  const next = (readQuantity(panel) ?? 1) + by;
  input.value = String(Math.min(Math.max(next, 1), Number(input.dataset['most'])));
}

/** Moves the end date when the start date passes it. */
export function keepDateOrder(panel: ParentNode): void {
  const [from, to] = [field(panel, 'startDate'), field(panel, 'endDate')];
  if (!from?.value || !to) return;
  to.min = addDays(from.value, 1);
  if (to.value && daysBetween(from.value, to.value) < 1) to.value = to.min;
}

/** The number of booked days; 0 for invalid dates. */
export function readDays(panel: ParentNode, zone: string | undefined): number {
  const [from, to] = [field(panel, 'startDate')?.value, field(panel, 'endDate')?.value];
  return from && !bookingProblem(from, to, todayIn(zone, new Date())) ? reservationDays(from, to) : 0;
}

/** Why the choice can't be added, as a message; null if it can. */
export function choiceIssue(
  panel: ParentNode,
  zone: string | undefined,
): { input: HTMLInputElement; message: string } | null {
  const [quantity, from, to] = ['quantity', 'startDate', 'endDate'].map((name) => field(panel, name));
  const wrongQuantity = quantity && readQuantity(panel) === null;
  if (wrongQuantity) return { input: quantity, message: quantity.dataset['invalid'] ?? '' };
  const wrongDates = from && bookingProblem(from.value, to?.value, todayIn(zone, new Date()));
  if (!wrongDates) return null;
  if (wrongDates === 'start-too-late') return { input: from, message: from.dataset['late'] ?? '' };
  if (wrongDates === 'end-too-late') return { input: to ?? from, message: from.dataset['late'] ?? '' };
  return { input: from, message: from.dataset['invalid'] ?? '' };
}

/** The choice's total: unit price times quantity or days. */
export function readTotal(panel: ParentNode, zone: string | undefined): Thousandths {
  const option = panel.querySelector('.choices input:checked')?.closest('label');
  const unit = readAmount(option ? option.querySelector('bdi[dir]') : panel.querySelector('.costs b bdi'));
  return unit * (field(panel, 'startDate') ? readDays(panel, zone) : (readQuantity(panel) ?? 0));
}

/** The choice as a cart line. `card` is the item's or combo's card. */
export function readLine(panel: ParentNode, card: HTMLElement | null): CartLineCreateInput {
  const { item = '', combo } = card?.dataset ?? {};
  const option = panel.querySelector<HTMLInputElement>('.choices input:checked');
  const [startDate, endDate] = ['startDate', 'endDate'].map((name) => field(panel, name)?.value);
  return {
    ...(combo ? { combo } : { item }),
    ...(option ? { subItem: Number(option.value) } : {}),
    ...(startDate && endDate ? { startDate, endDate } : { quantity: readQuantity(panel) ?? 1 }),
  };
}
