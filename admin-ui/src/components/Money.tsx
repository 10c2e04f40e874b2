/** An amount in JD. Unlike `Price`, it also shows zero. */
import { formatAmount, currencyUnit, formatExactAmount, type Thousandths } from '@qaima/schemas';
import css from './components.module.css';

interface MoneyProps {
  readonly thousandths: Thousandths;
  /** Whether to round to two decimals, for tables; `title` then contains the third one. */
  readonly rounded?: boolean;
}

export function Money({ thousandths, rounded = false }: MoneyProps) {
  const exact = formatExactAmount(thousandths);
  const shown = rounded ? formatAmount(thousandths) : exact;
  const unit = currencyUnit('JOD', 'en');
  return (
    <bdi dir="ltr" className={css['money']} title={shown === exact ? undefined : `${exact} ${unit}`}>
      {shown}
      <span className={css['unit']}>{unit}</span>
    </bdi>
  );
}
