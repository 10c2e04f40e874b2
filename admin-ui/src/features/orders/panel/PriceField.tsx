/** A price in a dialog, with a note about an unusual one. */
import { useId } from 'react';
import { formatAmount, fromThousandths, interfaceUnit, schemaLabel, toThousandths, type Schema } from '@qaima/schemas';
import { providerMoneyField } from '@qaima/schemas/core/fields';
import { CurrencySign } from '../../../components/CurrencySign.js';
import { NumberInput } from '../../../components/NumberInput.js';
import { useNumberText } from '../../../components/useNumberText.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import marks from '../badges.module.css';
import fields from '../fields.module.css';

/** The typed price: a number, or the text if it is none. */
export type TypedPrice = number | string | undefined;

/** Whether a typed price can be sent. */
export const isPrice = (price: TypedPrice): price is number =>
  typeof price === 'number' &&
  price >= providerMoneyField.minimum &&
  price <= providerMoneyField.maximum &&
  fromThousandths(toThousandths(price)) === price;

interface PriceFieldProps {
  /** The schema that labels the field. */
  readonly schema: Schema;
  readonly price: TypedPrice;
  readonly onPrice: (price: TypedPrice) => void;
  /** What to consider about a price that can be sent. */
  readonly note: string | null;
}

export function PriceField({ schema, price, onPrice, note }: PriceFieldProps) {
  const t = useTranslate();
  const language = useLanguage();
  const id = useId();
  const noteId = `${id}-note`;
  const number = useNumberText({
    value: price,
    limits: providerMoneyField,
    written: (value) => formatAmount(toThousandths(value)),
    onChange: onPrice,
  });
  const isWrong = !isPrice(price);
  const shown = isWrong ? t('order.wrongPrice') : note;
  return (
    <div className={fields['labelled']} style={{ marginBlock: '12px' }}>
      <label htmlFor={id}>{schemaLabel(schema, language)}</label>
      <NumberInput
        id={id}
        number={number}
        limits={providerMoneyField}
        unit={<CurrencySign unit={interfaceUnit('JOD', language)} />}
        required
        {...(isWrong && { 'aria-invalid': true })}
        {...(shown !== null && { 'aria-describedby': noteId })}
      />
      {shown !== null && (
        <p id={noteId} role="alert" className={isWrong ? fields['problem'] : marks['edits']}>
          {shown}
        </p>
      )}
    </div>
  );
}
