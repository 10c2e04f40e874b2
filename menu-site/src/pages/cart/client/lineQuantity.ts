/** Changes the quantities of the cart's lines. (docs/spec/public-site.md#cart-page) */
import { MAX_LINE_QUANTITY } from '@qaima/schemas/cart/lineQuantity';
import { callCartApi } from '../../../client/cart/cartApi.js';
import { isolateBidi } from '../../../client/notify.js';
import { showLineAmounts, unmarkAmounts } from './lineAmounts.js';
import {
  acceptAnswer,
  changeCart,
  draftOf,
  focusUnlessElsewhere,
  mainData,
  placeOf,
  type ShowAgain,
} from './lineChange.js';

/** The last requested quantity of each row whose change is pending. */
const wanted = new WeakMap<HTMLElement, number>();

const isLeaving = (row: HTMLElement) => row.classList.contains('leaving');
const savedQuantity = (row: HTMLElement) => draftOf(row).quantity ?? 1;

/** Announces a line's new quantity to screen readers. */
function tellQuantity(row: Element | undefined, name: string): void {
  const told = document.querySelector('#told');
  const pieces = row?.querySelector('.stepper b')?.textContent ?? '';
  const total = document.querySelector('.sums [data-total]')?.textContent ?? '';
  const { changed = '' } = mainData();
  if (told) told.textContent = `${changed.replace('#', () => `${isolateBidi(name)}: ${pieces}`)} ${total}`;
}

/** Sends the wanted quantity of a row until the guest wants no other. @returns whether the server has it */
async function sendQuantity(row: HTMLElement): Promise<boolean> {
  const { call = '' } = mainData();
  for (;;) {
    const quantity = wanted.get(row) ?? savedQuantity(row);
    if (quantity === savedQuantity(row)) return true;
    const line = draftOf(row);
    const index = await placeOf(call, line);
    if (index < 0 || !acceptAnswer(await callCartApi('PUT', `${call}?index=${index}`, { quantity }))) return false;
    row.dataset['line'] = JSON.stringify({ ...line, quantity });
  }
}

async function saveQuantity(row: HTMLElement): Promise<boolean> {
  let isSaved = false;
  try {
    isSaved = await sendQuantity(row);
  } finally {
    wanted.delete(row);
    if (!isSaved && !isLeaving(row)) {
      showLineAmounts(row, savedQuantity(row));
      unmarkAmounts(row);
    }
  }
  return isSaved;
}

/** Changes a line's quantity. Clicks while the change is pending are combined into the next request. */
export function changeQuantity(row: HTMLElement, by: number, showAgain: ShowAgain): void {
  const isUnderWay = wanted.has(row);
  const next = (wanted.get(row) ?? savedQuantity(row)) + by;
  if (isLeaving(row) || next < 1 || next > MAX_LINE_QUANTITY) return;
  wanted.set(row, next);
  showLineAmounts(row, next);
  if (isUnderWay) return;
  const at = Array.from(row.parentElement?.children ?? []).indexOf(row);
  const { name = '' } = row.dataset;
  changeCart(
    () => saveQuantity(row),
    showAgain,
    () => {
      const now = document.querySelectorAll<HTMLElement>('tr[data-line]')[at];
      focusUnlessElsewhere(now?.querySelector<HTMLElement>(`[data-by="${by}"]`));
      tellQuantity(now, name);
    },
  );
}
