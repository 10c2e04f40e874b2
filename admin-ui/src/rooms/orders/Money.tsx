/** An amount in JD, zero included: what was paid is said even when it is nothing. */
import { amountText, currencyUnit, type Thousandths } from '@qaima/schemas';
import controls from './controls.module.css';

interface MoneyProps {
  readonly thousandths: Thousandths;
}

/** The same within a sentence: marks on either side keep its order in a line of Arabic. */
export const moneyText = (thousandths: Thousandths): string =>
  `\u200e${amountText(thousandths)} ${currencyUnit('JOD')}\u200e`;

export const Money = ({ thousandths }: MoneyProps) => (
  <bdi dir="ltr" className={controls['money']}>
    {amountText(thousandths)}
    <small>{currencyUnit('JOD')}</small>
  </bdi>
);
