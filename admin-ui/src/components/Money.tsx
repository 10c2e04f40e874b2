/** An amount in JD. Unlike `Price`, it also shows zero. */
import { currencyUnit, formatAmount, type Thousandths } from '@qaima/schemas';
import css from './components.module.css';

export const Money = ({ thousandths }: { readonly thousandths: Thousandths }) => (
  <bdi dir="ltr" className={css['money']}>
    {formatAmount(thousandths)}
    <span className={css['unit']}>{currencyUnit('JOD', 'en')}</span>
  </bdi>
);
