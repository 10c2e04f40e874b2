/**
 * Applies the chosen delivery area: adds its fee to the total and checks its minimum.
 * (docs/spec/public-site.md#cart-page)
 */
import { missingToMinimum } from '@qaima/schemas/receive-option/deliveryAreas';
import { fromThousandths } from '@qaima/schemas/money/money';
import { areaTime } from '../../../client/cart/fromOpening.js';
import type { ValidationIssue } from '../../../client/form/controls.js';
import { setFieldError } from '../../../client/form/feedback.js';
import { amountElement, showAmount } from '../../../client/money.js';
import { isolateBidi } from '../../../client/notify.js';

/** The list of areas of the chosen receive option. */
const shownList = (form: HTMLFormElement) =>
  Array.from(form.querySelectorAll<HTMLSelectElement>('select[name=area]')).find(
    (list) => list.closest('[hidden]') === null,
  );

/** The sum of the lines that can be ordered, in thousandths. */
const linesSum = () => Number(document.querySelector<HTMLElement>('.sums')?.dataset['sum'] ?? 0);

const currencyOf = () => document.querySelector('main')?.dataset['currency'];

interface ChosenArea {
  readonly title: string;
  readonly fee: number;
  /** Empty if the venue has not set one. */
  readonly time: string;
  readonly min: number;
  readonly missing: number;
}

function chosenArea(list: HTMLSelectElement | undefined): ChosenArea | null {
  const option = list?.selectedOptions[0];
  if (!option?.value) return null;
  const { title = '', fee, min = 0 } = option.dataset;
  const missing = missingToMinimum({ minOrder: fromThousandths(Number(min)) }, linesSum());
  return { title, fee: Number(fee), time: areaTime(option), min: Number(min), missing };
}

const amountText = (amount: number) => isolateBidi(amountElement(amount, currencyOf()).textContent);
const fill = (sentence: string | undefined, ...values: readonly string[]) =>
  values.reduce((text, value) => text.replace('#', () => value), sentence ?? '');

/** Shows the fee, the time and the minimum of the chosen area below the list. */
function showHint(list: HTMLSelectElement, area: ChosenArea | null): void {
  const hint = list.closest('.field')?.querySelector<HTMLElement>('[data-hint]');
  if (!hint) return;
  const { fee, free, minimum, missing } = hint.dataset;
  const parts = area && [
    area.fee > 0 ? fill(fee, amountText(area.fee)) : (free ?? ''),
    ...(area.time ? [area.time] : []),
    ...(area.min > 0 ? [`${fill(minimum, amountText(area.min))}${area.missing > 0 ? '' : ' ✓'}`] : []),
    ...(area.missing > 0 ? [fill(missing, amountText(area.missing))] : []),
  ];
  hint.textContent = (parts ?? []).join(' · ');
  hint.classList.toggle('below', (area?.missing ?? 0) > 0);
}

/**
 * Shows the area list of the chosen receive option, and adds the area's fee to the total and to the button's amount.
 */
export function updateDeliveryArea(form: HTMLFormElement): void {
  const option = form.querySelector<HTMLInputElement>('[name=receiveOption]:checked')?.value;
  for (const field of form.querySelectorAll<HTMLElement>('[data-area-of]'))
    field.hidden = field.dataset['areaOf'] !== option;
  const list = shownList(form);
  const area = chosenArea(list);
  if (list) showHint(list, area);
  // Removes the error of an earlier attempt if the total now reaches the area's minimum.
  if (list && area?.missing === 0) setFieldError(list, '');
  const row = form.querySelector<HTMLElement>('[data-delivery]');
  if (row) row.hidden = area === null;
  const title = row?.querySelector('dt bdi');
  if (title) title.textContent = area?.title ?? '';
  const amount = row?.querySelector('dd');
  if (amount && area?.fee === 0) amount.textContent = amount.dataset['free'] ?? '';
  else showAmount(amount ?? null, area?.fee ?? 0, currencyOf());
  for (const total of form.querySelectorAll('#send [data-total]')) showAmount(total, shownTotal(form), currencyOf());
}

/** The total that the form shows, with the fee of the chosen area, in thousandths; 0 if it shows none. */
export const shownTotal = (form: HTMLFormElement): number => linesSum() + (chosenArea(shownList(form))?.fee ?? 0);

/** Shows the total of before next to the current one. @param amount in thousandths */
export function showFormerTotal(form: HTMLFormElement, amount: number): void {
  const former = form.querySelector<HTMLElement>('[data-former]');
  showAmount(former?.querySelector('[data-amount]') ?? null, amount, currencyOf());
  if (former) former.hidden = false;
}

/** The issue if the total is below the area's minimum. */
export function minimumIssue(form: HTMLFormElement): ValidationIssue | null {
  const list = shownList(form);
  const area = chosenArea(list);
  if (!list || !area || area.missing === 0) return null;
  const amounts = [area.min, area.missing].map(amountText);
  return { input: list, message: fill(list.dataset['below'], isolateBidi(area.title), ...amounts) };
}
