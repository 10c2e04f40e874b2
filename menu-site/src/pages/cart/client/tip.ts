/** Saves the tip that the guest chooses. (docs/spec/public-site.md#cart-page) */
import { tipField } from '@qaima/schemas/cart/tip';
import { parseExactNumber } from '@qaima/schemas/number/parseNumber';
import { callCartApi } from '../../../client/cart/cartApi.js';
import { acceptAnswer, changeCart, focusUnlessElsewhere, mainData, type ShowAgain } from './lineChange.js';

const amountInput = () => document.querySelector<HTMLInputElement>('.tips [name=tipAmount]');

const save = (tip: object | null, showAgain: ShowAgain, focus: string) =>
  changeCart(
    async () => acceptAnswer(await callCartApi('PUT', mainData()['call'] ?? '', { tip })),
    showAgain,
    () => focusUnlessElsewhere(document.querySelector<HTMLElement>(focus)),
  );

/** Handles the change of a field of the tip. */
export function changeTip({ name, value }: HTMLInputElement, showAgain: ShowAgain): void {
  const input = amountInput();
  if (name === 'tip' && value === 'own') {
    if (!input) return;
    input.hidden = false;
    return input.focus();
  }
  if (name === 'tip') {
    const tip = value === '' ? null : { percent: Number(value) };
    return save(tip, showAgain, `.tips [value="${value}"]`);
  }
  const amount = parseExactNumber(value, tipField.properties.amount);
  save(value.trim() === '' ? null : { amount }, showAgain, '.tips [name=tipAmount]');
}
