/**
 * Applies the chosen way of receiving and delivery area: computes the sums for them, and checks the area's minimum.
 * (docs/spec/public-site.md#cart-page)
 */
import { missingToMinimum } from '@qaima/schemas/receive-option/deliveryAreas';
import { fromThousandths } from '@qaima/schemas/money/money';
import { sumsOf, type SumContext, type Sums } from '@qaima/schemas/cart/sums';
import type { SumLine } from '@qaima/schemas/discount/reduction';
import { parseJson } from '@qaima/schemas/core/json';
import { isForService, SERVICES, type Service } from '@qaima/schemas/receive-option/service';
import { showSumRows } from '../../../client/cart/sumRows.js';
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

const sumsElement = () => document.querySelector<HTMLElement>('.sums');

/** What the sums follow from: the lines that can be ordered, by their rows, and the rest. */
interface SumInput {
  readonly lines: readonly SumLine[];
  readonly context: SumContext;
}

/** The line with another quantity, until the server has answered. */
function withUnits(line: SumLine, units: number | undefined): SumLine {
  if (units === undefined || line.units === 0) return line;
  const scaled = (amount: number) => (amount / line.units) * units;
  return { ...line, units, before: scaled(line.before), price: scaled(line.price) };
}

function sumInput(): SumInput | null {
  const { sums, changed = '{}' } = sumsElement()?.dataset ?? {};
  if (!sums) return null;
  const { lines, context } = parseJson<SumInput>(sums);
  const quantities = parseJson<Readonly<Record<string, number>>>(changed);
  return { lines: lines.map((line, index) => withUnits(line, quantities[index])), context };
}

/** Changes the quantity of the line in a row until the server has answered. */
export function changeSumLine(row: HTMLElement, quantity: number): void {
  const list = sumsElement();
  if (!list) return;
  const index = Array.from(document.querySelectorAll('tr[data-line]')).indexOf(row);
  const { changed = '{}' } = list.dataset;
  list.dataset['changed'] = JSON.stringify({ ...parseJson<object>(changed), [index]: quantity });
}

/** The sum of the lines that can be ordered, in thousandths. */
const linesSum = () => (sumInput()?.lines ?? []).reduce((sum, { price }) => sum + price, 0);

/** The service of the chosen receive option; undefined while the guest has to choose one. */
function serviceIn(form: HTMLFormElement): Service | undefined {
  const option = form.querySelector<HTMLInputElement>('[name=receiveOption]:checked');
  return option ? (SERVICES.find((one) => one === option.dataset['kind']) ?? 'other') : sumInput()?.context.service;
}

/** The sums with what the guest has chosen in the form; null if the page shows none. */
function currentSums(form: HTMLFormElement): Sums | null {
  const input = sumInput();
  if (!input) return null;
  const area = chosenArea(shownList(form));
  return sumsOf(input.lines, { ...input.context, service: serviceIn(form), area: area?.id, delivery: area });
}

const currencyOf = () => document.querySelector('main')?.dataset['currency'];

interface ChosenArea {
  readonly id: string;
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
  return { id: option.value, title, fee: Number(fee), time: areaTime(option), min: Number(min), missing };
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
 * Shows the area list of the chosen receive option, and the sums of what is chosen.
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
  showTips(form);
  showSums(form);
}

/** Offers the tip if the chosen service takes one. */
function showTips(form: HTMLFormElement): void {
  const tips = form.querySelector<HTMLFieldSetElement>('.tips');
  const services = (tips?.dataset['services'] ?? '')
    .split(' ')
    .flatMap((name) => SERVICES.find((one) => one === name) ?? []);
  if (!tips) return;
  tips.hidden = !isForService(services, serviceIn(form));
  tips.disabled = tips.hidden;
}

/** Shows the sums of the choice. */
function showSums(form: HTMLFormElement): void {
  const [sums, list] = [currentSums(form), sumsElement()];
  if (!sums || !list) return;
  const { sumLabels = '', count } = list.dataset;
  const pieces = (sumInput()?.lines ?? []).reduce((all, { units }) => all + units, 0);
  showSumRows(list, sums, sumLabels, {
    currency: currencyOf(),
    count: count === undefined ? undefined : String(pieces),
  });
  const saved = sums.parts.reduce((all, { amount }) => all - Math.min(0, amount), 0);
  const sentence = form.querySelector<HTMLElement>('.saved');
  if (sentence) sentence.hidden = saved === 0;
  showAmount(sentence?.querySelector('[data-saved]') ?? null, saved, currencyOf());
  for (const total of form.querySelectorAll('#send [data-total]')) showAmount(total, sums.total, currencyOf());
}

/** The total that the form shows, in thousandths; 0 if it shows none. */
export const shownTotal = (form: HTMLFormElement): number => currentSums(form)?.total ?? 0;

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
