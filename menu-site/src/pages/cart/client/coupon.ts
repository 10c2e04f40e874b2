/** Saves the coupon that the guest enters or removes. (docs/spec/public-site.md#cart-page) */
import { callCartApi } from '../../../client/cart/cartApi.js';
import { setFieldError } from '../../../client/form/feedback.js';
import { changeCart, mainData, rememberCart, type ShowAgain } from './lineChange.js';

/** @param button names the field of the code; it removes the coupon if it names none */
export function changeCoupon(button: HTMLElement, showAgain: ShowAgain): void {
  const input = document.querySelector<HTMLInputElement>(`#${button.dataset['coupon'] || 'no-field'}`);
  const code = input?.value.trim() ?? '';
  if (input && code === '') return input.focus();
  changeCart(
    async () => {
      const answer = await callCartApi('PUT', mainData()['call'] ?? '', { coupon: code });
      if (!answer.refusal) {
        rememberCart(answer);
        return true;
      }
      if (input) setFieldError(input, answer.refusal.message);
      input?.focus();
      return false;
    },
    (isWanted) => (document.querySelector('#field-coupon-fault:not(:empty)') ? Promise.resolve() : showAgain(isWanted)),
  );
}
