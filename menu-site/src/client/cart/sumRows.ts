/** Shows the parts of a total, as `CartTotals.tsx` does. */
import type { Sums } from '@qaima/schemas/cart/sums';
import { amountElement } from '../money.js';

/** What has a label: the kinds of parts that have no title of their own, and the words for a delivery. */
export const LABELLED = [
  ...['items', 'sale', 'offer', 'coupon', 'delivery', 'tip', 'rounding'],
  ...['deliveryTo', 'free'],
] as const;

/** The labels in that order, as `SumAmount.tsx` joins them. */
type SumLabels = Readonly<Record<string, string>>;

const readLabels = (joined: string): SumLabels =>
  Object.fromEntries(joined.split('|').map((label, at) => [LABELLED[at] ?? '', label]));

const own = (text: string) => {
  const title = document.createElement('bdi');
  title.textContent = text;
  return title;
};

function rowOf(
  { kind, title, amount }: Sums['parts'][number],
  labels: SumLabels,
  currency: string | undefined,
): HTMLElement {
  const [row, name, value] = [
    document.createElement('div'),
    document.createElement('dt'),
    document.createElement('dd'),
  ];
  row.className = kind;
  const label = labels[kind] ?? '';
  if (!title) name.append(label);
  else if (kind === 'delivery') name.append(`${labels['deliveryTo'] ?? ''} `, own(title));
  else if (kind === 'charge' || kind === 'tax') name.append(own(title));
  else name.append(`${label}: `, own(title));
  const shown = amountElement(Math.abs(amount), currency, amount < 0 ? '−' : '');
  value.append(shown.hasChildNodes() ? shown : (labels['free'] ?? ''));
  row.append(name, value);
  return row;
}

/** Replaces the rows before the total. @param labels from `data-sum-labels` @param count the number of pieces, shown with the items; absent for none */
export function showSumRows(
  list: HTMLElement,
  { parts }: Pick<Sums, 'parts'>,
  labels: string,
  { currency, count }: { readonly currency: string | undefined; readonly count?: string | undefined },
): void {
  for (const row of list.querySelectorAll(':scope > div:not(.whole)')) row.remove();
  const known = readLabels(labels);
  const rows = parts.map((part) => rowOf(part, known, currency));
  if (count !== undefined) {
    const pieces = own(`(${count})`);
    pieces.dir = 'ltr';
    rows[0]?.querySelector('dt')?.append(' ', pieces);
  }
  list.prepend(...rows);
}
