/** An amount in Jordanian dinars. Unlike `Price`, it also shows zero. */
import { formatAmount, interfaceUnit, type Thousandths } from '@qaima/schemas';
import { useLanguage } from '../i18n/i18n.js';
import { CurrencySign } from './CurrencySign.js';
import css from './components.module.css';

export const Money = ({ thousandths }: { readonly thousandths: Thousandths }) => (
  <bdi dir="ltr" className={css['money']}>
    {formatAmount(thousandths)}
    <CurrencySign className={css['unit']} unit={interfaceUnit('JOD', useLanguage())} />
  </bdi>
);
