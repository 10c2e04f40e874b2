/** The proposed price of a renewal, which staff can change. A note explains an unusual price. */
import { useId } from 'react';
import {
  formatExactAmount,
  fromThousandths,
  isPriceJump,
  orderRenewalSchema,
  schemaLabel,
  toThousandths,
} from '@qaima/schemas';
import { NumberInput } from '../../../components/NumberInput.js';
import { useNumberText } from '../../../components/useNumberText.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import marks from '../badges.module.css';
import fields from '../fields.module.css';

const priceField = orderRenewalSchema.properties.agreedAmount;

/** The typed price: a number, or the text if it is not a number. */
export type TypedPrice = number | string | undefined;

/** Whether a typed price can be sent. */
export const isPrice = (price: TypedPrice): price is number =>
  typeof price === 'number' &&
  price >= priceField.minimum &&
  price <= priceField.maximum &&
  fromThousandths(toThousandths(price)) === price;

interface RenewalPriceProps {
  readonly proposed: number;
  readonly price: TypedPrice;
  readonly onPrice: (price: TypedPrice) => void;
}

export function RenewalPrice({ proposed, price, onPrice }: RenewalPriceProps) {
  const t = useTranslate();
  const language = useLanguage();
  const id = useId();
  const noteId = `${id}-note`;
  const number = useNumberText({
    value: price,
    limits: priceField,
    written: (value) => formatExactAmount(toThousandths(value)),
    onChange: onPrice,
  });
  const isWrong = !isPrice(price);
  const note = isWrong
    ? t('order.wrongPrice')
    : price === 0
      ? t('order.freeRenewal')
      : isPriceJump(proposed, price)
        ? t('order.priceJump')
        : null;
  return (
    <div className={fields['labelled']} style={{ marginBlock: '12px' }}>
      <label htmlFor={id}>{schemaLabel(priceField, language)}</label>
      <NumberInput
        id={id}
        number={number}
        limits={priceField}
        unit="JD"
        required
        {...(isWrong && { 'aria-invalid': true })}
        {...(note !== null && { 'aria-describedby': noteId })}
      />
      {note !== null && (
        <p id={noteId} role="alert" className={isWrong ? fields['problem'] : marks['edits']}>
          {note}
        </p>
      )}
    </div>
  );
}
