/** What all changes of the cart's lines have in common. (docs/spec/public-site.md#cart-page) */
import type { CartLineCreateInput } from '@qaima/schemas';
import { parseJson } from '@qaima/schemas/core/json';
import { callCartApi, findLineIndex, toStoredCart, type CartResponse } from '../../../client/cart/cartApi.js';
import { storeCart, readStoredCart } from '../../../client/cart/cartStore.js';
import { notify } from '../../../client/notify.js';
import { queueChange } from './pendingChanges.js';

/** Draws the cart again. @param isWanted whether the page may still be replaced when it has arrived */
export type ShowAgain = (isWanted?: () => boolean) => Promise<void>;

export const mainData = () => document.querySelector<HTMLElement>('main')?.dataset ?? {};
const failed = (message: string) => notify(message, { failed: true });

/** The line of a row, in the format of the API. */
export const draftOf = ({ dataset }: HTMLElement) => parseJson<CartLineCreateInput>(dataset['line'] ?? '{}');

/** Updates the menu's stored cart if it has the same id. */
export function rememberCart({ cart }: Pick<CartResponse, 'cart'>): void {
  if (cart && readStoredCart(cart.menu._id)?.id === cart._id) storeCart(cart.menu._id, toStoredCart(cart));
}

/** Tells the guest about a refusal, or updates the stored cart. @returns whether the server has made the change */
export function acceptAnswer(answer: CartResponse): boolean {
  if (answer.refusal) failed(answer.refusal.message);
  else rememberCart(answer);
  return answer.cart !== null;
}

/** Finds the current index of a line. The index changes when another tab removes an earlier line. */
export async function placeOf(address: string, line: CartLineCreateInput): Promise<number> {
  const { cart } = await callCartApi('GET', address);
  return cart ? findLineIndex(cart, line) : -1;
}

/**
 * Queues a change, and draws the cart again after the last one.
 * @param save asks the server. @returns whether the change was made
 * @param onShown runs after the cart was drawn again
 */
export function changeCart(save: () => Promise<boolean>, showAgain: ShowAgain, onShown?: () => void): void {
  void queueChange({
    async save() {
      try {
        return await save();
      } catch {
        failed(mainData()['unreachable'] ?? '');
        return false;
      }
    },
    async show(isLast) {
      if (!isLast()) return;
      try {
        await showAgain(isLast);
        if (isLast()) onShown?.();
      } catch (error) {
        console.info(error);
      }
    },
  });
}

/** Focuses an element unless the focus is elsewhere. It is nowhere if its element was drawn again. */
export function focusUnlessElsewhere(element: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
