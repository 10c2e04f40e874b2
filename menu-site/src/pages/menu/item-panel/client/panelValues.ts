/** Reads, validates and prices the choice made in the panel, by the domain package's rules. */
import type { CartLineCreateInput, Choice, OfferedGroup } from '@qaima/schemas';
import { bookingField } from '@qaima/schemas/cart/bookingProblems';
import {
  addDays,
  bookingProblem,
  daysBetween,
  defaultBooking,
  lastBookingDay,
  todayIn,
} from '@qaima/schemas/time/calendarDays';
import type { NamedChoices } from '@qaima/schemas/cart/choicesText';
import { reservationDays } from '@qaima/schemas/cart/prices';
import { extrasPrice, pricedChoices } from '@qaima/schemas/extra-group/choices';
import { deselectedExtras } from '@qaima/schemas/extra-group/deselected';
import type { Thousandths } from '@qaima/schemas/money/money';
import { parseExactNumber } from '@qaima/schemas/number/parseNumber';
import { readAmount } from '../../../../client/money.js';
import { picksOfChoices } from './comboChoices.js';

const field = (panel: ParentNode, name: string) => panel.querySelector<HTMLInputElement>(`input[name=${name}]`);

/** The typed quantity; null if invalid. */
export function readQuantity(panel: ParentNode): number | null {
  const input = field(panel, 'quantity');
  const value = parseExactNumber(input?.value ?? '', { type: 'integer' });
  const fits = value !== null && Number.isInteger(value) && value >= 1 && value <= Number(input?.dataset['most']);
  return fits ? value : null;
}

/** Resets the choice for the next item; dates that the guest chose stay, because most guests book for the same days. */
export function resetChoice(panel: ParentNode, zone: string | undefined): void {
  const [quantity, from, to] = ['quantity', 'startDate', 'endDate'].map((name) => field(panel, name));
  if (quantity) quantity.value = '1';
  if (!from || !to) return;
  const today = todayIn(zone, new Date());
  const { start, end } = readDays(panel, zone) > 0 ? { start: from.value, end: to.value } : defaultBooking(today);
  const max = lastBookingDay(today);
  Object.assign(from, { min: today, max, value: start });
  Object.assign(to, { min: addDays(start, 1), max, value: end });
}

/** Shows the quantity or dates of a line. */
export function fillUnits(panel: ParentNode, { quantity, startDate, endDate }: CartLineCreateInput): void {
  for (const [name, value] of Object.entries({ quantity, startDate, endDate })) {
    const input = field(panel, name);
    if (input && value != null) input.value = String(value);
  }
}

/** Changes the quantity by `by`; an invalid quantity becomes 1. */
export function stepQuantity(panel: ParentNode, by: number): void {
  const input = field(panel, 'quantity');
  if (!input) return;
  const next = (readQuantity(panel) ?? 1) + by;
  input.value = String(Math.min(Math.max(next, 1), Number(input.dataset['most'])));
}

/** If the start date is after the end date, moves the end date. */
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

/** A message that tells why the choice can't be added; null if it can. */
export function choiceIssue(
  panel: ParentNode,
  zone: string | undefined,
): { input: HTMLInputElement; message: string } | null {
  const [quantity, from, to] = ['quantity', 'startDate', 'endDate'].map((name) => field(panel, name));
  const wrongQuantity = quantity && readQuantity(panel) === null;
  if (wrongQuantity) return { input: quantity, message: quantity.dataset['invalid'] ?? '' };
  const wrongDates = from && bookingProblem(from.value, to?.value, todayIn(zone, new Date()));
  if (!wrongDates) return null;
  const input = field(panel, bookingField(wrongDates)) ?? from;
  return { input, message: input.closest('.dates')?.getAttribute(`data-${wrongDates}`) ?? '' };
}

/** The chosen extras and the groups that offer them. */
export interface ChosenExtras {
  readonly groups: readonly OfferedGroup[];
  readonly choices: readonly Choice[];
}

/** The chosen and the removed extras with their titles. */
export const namedChoices = ({ groups, choices }: ChosenExtras): NamedChoices => ({
  choices: pricedChoices(groups, choices),
  deselected: deselectedExtras(groups, choices),
});

const chosenOption = (panel: ParentNode) => panel.querySelector<HTMLInputElement>('.choices input:checked');

/** The index of the chosen sub-item; null without one. */
export function readSize(panel: ParentNode): number | null {
  const option = chosenOption(panel);
  return option ? Number(option.value) : null;
}

/**
 * The price of one unit: the discounted price of the item or sub-item, as the panel shows it, plus the prices of the
 * extras.
 */
export function readUnitPrice(panel: ParentNode, { groups, choices }: ChosenExtras): Thousandths {
  const option = chosenOption(panel)?.closest('label');
  const own = readAmount(option ? option.querySelector('bdi[dir]') : panel.querySelector('.costs b bdi'));
  return own + extrasPrice(groups, choices);
}

/** The choice's total: unit price times quantity or days. */
export function readTotal(panel: ParentNode, zone: string | undefined, extras: ChosenExtras): Thousandths {
  const units = field(panel, 'startDate') ? readDays(panel, zone) : (readQuantity(panel) ?? 0);
  return readUnitPrice(panel, extras) * units;
}

const noteField = (panel: ParentNode) => panel.querySelector<HTMLTextAreaElement>('[name=note]');

/** Fills in a note and shows its number of characters. Line breaks become spaces. */
export function showNote(panel: ParentNode, note?: string): void {
  const input = noteField(panel);
  if (!input) return;
  if (note !== undefined) input.value = note;
  else if (/[\r\n]/.test(input.value)) input.value = input.value.replace(/\s*[\r\n]+\s*/g, ' ');
  const count = panel.querySelector('.note [data-count]');
  if (count) count.textContent = `${input.value.length} / ${input.maxLength}`;
}

/** The choice as a cart line. @param card the card of the item or combo */
export function readLine(
  panel: ParentNode,
  card: HTMLElement | null,
  { groups, choices }: ChosenExtras,
): CartLineCreateInput {
  const { item = '', combo } = card?.dataset ?? {};
  const subItem = readSize(panel);
  const [startDate, endDate] = ['startDate', 'endDate'].map((name) => field(panel, name)?.value);
  const note = noteField(panel)?.value.trim();
  const chosen = combo === undefined ? { choices: [...choices] } : { picks: picksOfChoices(choices) };
  return {
    ...(combo === undefined ? { item } : { combo }),
    ...(subItem === null ? {} : { subItem }),
    ...(startDate && endDate ? { startDate, endDate } : { quantity: readQuantity(panel) ?? 1 }),
    ...(groups.length > 0 ? chosen : {}),
    ...(note ? { note } : {}),
  };
}
