/** A price in Latin digits, left to right, with the currency in smaller type. */
import { moneyParts, type Currency, type Thousandths } from '@qaima/schemas';
import css from './components.module.css';

interface PriceProps {
  readonly thousandths: Thousandths | null;
  readonly currency: Currency | undefined;
  readonly kind?: 'full' | 'sale' | 'old';
}

export function Price({ thousandths, currency, kind = 'full' }: PriceProps) {
  const parts = moneyParts(thousandths, currency);
  if (!parts) return null;
  const Element = kind === 'old' ? 's' : 'span';
  return (
    <Element className={css[kind]}>
      <bdi dir="ltr">
        {parts.amount}
        <span className={css['unit']}>{parts.unit}</span>
      </bdi>
    </Element>
  );
}
