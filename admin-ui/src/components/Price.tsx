/** A price in Latin digits, left to right, with the currency in smaller type. */
import { moneyParts, type Currency, type Thousandths } from '@qaima/schemas';
import { useLanguage } from '../i18n/i18n.js';
import { CurrencySign } from './CurrencySign.js';
import css from './components.module.css';

interface PriceProps {
  readonly thousandths: Thousandths | null;
  readonly currency: Currency | undefined;
  readonly kind?: 'full' | 'sale' | 'old';
}

export function Price({ thousandths, currency, kind = 'full' }: PriceProps) {
  const parts = moneyParts(thousandths, currency, useLanguage(), 'arabic');
  if (!parts) return null;
  const Element = kind === 'old' ? 's' : 'span';
  return (
    <Element className={css[kind]}>
      <bdi dir="ltr">
        {parts.amount}
        <CurrencySign className={css['unit']} unit={parts.unit} />
      </bdi>
    </Element>
  );
}
