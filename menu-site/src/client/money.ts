/** Reads amounts from the page, and writes them in the format of `components/Money.tsx`. */
import { isArabicUnit, type DinarSign } from '@qaima/schemas/money/currency';
import { formatMoney, moneyParts, toThousandths, type Thousandths } from '@qaima/schemas/money/money';
import { pageLanguage } from '../i18n/pageLanguage.js';

/** The sign of the Jordanian dinar that the venue chose for its guests. */
const pageDinarSign = (): DinarSign => (document.documentElement.dataset['dinar'] === 'arabic' ? 'arabic' : 'latin');

/** A price as one text in the language of the page. */
export const amountText = (amount: Thousandths, currency: string | undefined): string =>
  formatMoney(amount, currency, pageLanguage(), pageDinarSign());

/** The amount that an element shows; 0 if it shows none. */
export const readAmount = (element: Element | null | undefined): Thousandths =>
  element ? toThousandths(Number.parseFloat(element.textContent.replaceAll(',', ''))) : 0;

/**
 * An element with an amount and its currency, left to right: `+0.25 JD`. The element is empty if the amount would be
 * displayed as zero.
 */
export function amountElement(amount: Thousandths, currency: string | undefined, sign = ''): HTMLElement {
  const parts = moneyParts(amount, currency, pageLanguage(), pageDinarSign());
  const shown = document.createElement('bdi');
  shown.dir = 'ltr';
  if (!parts) return shown;
  const unit = document.createElement('small');
  if (isArabicUnit(parts.unit)) {
    const letters = document.createElement('bdi');
    letters.dir = 'rtl';
    letters.textContent = parts.unit;
    unit.append(letters);
  } else unit.textContent = parts.unit;
  shown.append(`${sign}${parts.amount} `, unit);
  return shown;
}

/** Replaces prices that include required extras by the dish's own, next to which the prices of the extras stand. */
export function showOwnPrices(place: ParentNode, currency: string | undefined): void {
  for (const whole of place.querySelectorAll<HTMLElement>('[data-own]'))
    whole.replaceWith(amountElement(Number(whole.dataset['own']), currency));
}

/** Shows an amount in an element; empties the element if the amount would be displayed as zero. */
export function showAmount(place: Element | null, amount: Thousandths, currency: string | undefined): void {
  const shown = amountElement(amount, currency);
  place?.replaceChildren(...(shown.hasChildNodes() ? [shown] : []));
}
