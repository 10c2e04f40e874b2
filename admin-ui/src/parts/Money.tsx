/** What is owed or was paid, exact and in JD, zero included: what was paid is said even when it is nothing. */
import { currencyUnit, exactAmountText, type Thousandths } from '@qaima/schemas';
import css from './parts.module.css';

interface MoneyProps {
  readonly thousandths: Thousandths;
}

export const Money = ({ thousandths }: MoneyProps) => (
  <bdi dir="ltr" className={css['money']}>
    {exactAmountText(thousandths)}
    <span className={css['unit']}>{currencyUnit('JOD')}</span>
  </bdi>
);
