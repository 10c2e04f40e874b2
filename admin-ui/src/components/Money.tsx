/** An amount in JD; unlike `Price` it shows zero. */
import { formatAmount, currencyUnit, formatExactAmount, type Thousandths } from '@qaima/schemas';
import css from './components.module.css';

interface MoneyProps {
  readonly thousandths: Thousandths;
  /** Two decimals for tables; a third one goes into the `title`. */
  readonly rounded?: boolean;
}

export function Money({ thousandths, rounded = false }: MoneyProps) {
  const exact = formatExactAmount(thousandths);
  const shown = rounded ? formatAmount(thousandths) : exact;
  const unit = currencyUnit('JOD');
  return (
    <bdi dir="ltr" className={css['money']} title={shown === exact ? undefined : `${exact} ${unit}`}>
      {shown}
      <span className={css['unit']}>{unit}</span>
    </bdi>
  );
}
