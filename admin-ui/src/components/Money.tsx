/** What is owed or was paid, in JD, zero included: what was paid is said even when it is nothing. */
import { formatAmount, currencyUnit, formatExactAmount, type Thousandths } from '@qaima/schemas';
import css from './components.module.css';

interface MoneyProps {
  readonly thousandths: Thousandths;
  /** For tables: two decimals, and the third, where there is one, in the title. */
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
