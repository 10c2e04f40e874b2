/** Removes lines and restores them. (docs/spec/public-site.md#cart-page) */
import type { ErrorEnvelope } from '@qaima/schemas';
import { callCartApi } from '../../../client/cart/cartApi.js';
import { isolateBidi, notify } from '../../../client/notify.js';
import { showLineAmounts, unmarkAmounts } from './lineAmounts.js';
import {
  acceptAnswer,
  changeCart,
  draftOf,
  focusUnlessElsewhere,
  mainData,
  placeOf,
  rememberCart,
  type ShowAgain,
} from './lineChange.js';

/** Matches the rows of lines that can't be ordered, with any choice of size or extras. */
export const UNAVAILABLE_ROWS =
  'tr:is([data-problem=gone],[data-problem=ask-price],[data-problem=sold-out],[data-problem=not-now])';

/**
 * Removes lines that can no longer be ordered. Does nothing if no other lines would remain.
 * @returns the first error
 */
export async function removeUnavailableLines(): Promise<ErrorEnvelope | null> {
  const { call = '' } = mainData();
  const rows = document.querySelectorAll<HTMLElement>(UNAVAILABLE_ROWS);
  if (rows.length === document.querySelectorAll('tr[data-line]').length) return null;
  for (const row of rows) {
    const index = await placeOf(call, draftOf(row));
    const answer = index < 0 ? null : await callCartApi('DELETE', `${call}?index=${index}`);
    if (answer?.refusal) return answer.refusal;
    if (answer) rememberCart(answer);
  }
  return null;
}

/** Removes a row's line from the cart. @returns whether it is gone */
async function saveRemoval(row: HTMLElement, showAgain: ShowAgain): Promise<boolean> {
  const { call = '', removed = '', undo = '' } = mainData();
  const { name = '', problem } = row.dataset;
  const line = draftOf(row);
  const index = await placeOf(call, line);
  // Another tab has removed it.
  if (index < 0) return true;
  if (!acceptAnswer(await callCartApi('DELETE', `${call}?index=${index}`))) return false;
  const putBack = () =>
    changeCart(async () => acceptAnswer(await callCartApi('PUT', `${call}?at=${index}`, line)), showAgain);
  // Restoring is offered only for a line that can still be ordered.
  notify(
    removed.replace('#', () => isolateBidi(name)),
    problem === undefined ? { action: { label: undo, act: putBack } } : {},
  );
  return true;
}

export function removeLine(row: HTMLElement, showAgain: ShowAgain): void {
  if (row.classList.contains('leaving')) return;
  row.classList.add('leaving');
  showLineAmounts(row, 0);
  const at = Array.from(row.parentElement?.children ?? []).indexOf(row);
  const save = async () => {
    let isGone = false;
    try {
      isGone = await saveRemoval(row, showAgain);
    } finally {
      if (!isGone) {
        row.classList.remove('leaving');
        showLineAmounts(row, draftOf(row).quantity ?? 1);
        unmarkAmounts(row);
      }
    }
    return isGone;
  };
  changeCart(save, showAgain, () => {
    // Focus moves to the line that takes the place of the removed one.
    const rows = document.querySelectorAll<HTMLElement>('.take-out');
    focusUnlessElsewhere(rows[Math.min(at, rows.length - 1)]);
  });
}
