import {
  currencyUnit,
  dinarSignOf,
  formatAmount,
  type Language,
  type LocalizedText,
  type Thousandths,
} from '@qaima/schemas';
import type { CartMenu } from './cartMenu';

/** An amount with its currency's unit, in both languages. */
export function amountIn({ menu }: CartMenu, value: Thousandths): LocalizedText {
  const shown = formatAmount(value, menu.currency);
  const unit = (language: Language) => currencyUnit(menu.currency, language, dinarSignOf(menu));
  return { ar: `${shown} ${unit('ar')}`, en: `${shown} ${unit('en')}` };
}
