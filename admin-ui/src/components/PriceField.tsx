/** A price in a dialog, with a note about an unusual one. */
import { useId } from 'react';
import { formatAmount, fromThousandths, interfaceUnit, schemaLabel, toThousandths, type Schema } from '@qaima/schemas';
import { providerMoneyField } from '@qaima/schemas/core/fields';
import { CurrencySign } from './CurrencySign.js';
import { NumberInput } from './NumberInput.js';
import { useNumberText } from './useNumberText.js';
import { useLanguage, useTranslate } from '../i18n/i18n.js';
import fields from './control.module.css';

/** The typed price: a number, or the text if it is none. */
export type TypedPrice = number | string | undefined;

interface AmountLimits {
  readonly minimum: number;
  readonly maximum: number;
}

/** Whether a typed price can be sent. */
export const isPrice = (price: TypedPrice, { minimum, maximum }: AmountLimits = providerMoneyField): price is number =>
  typeof price === 'number' && price >= minimum && price <= maximum && fromThousandths(toThousandths(price)) === price;

interface PriceFieldProps {
  /** The schema that labels the field. */
  readonly schema: Schema;
  readonly price: TypedPrice;
  readonly onPrice: (price: TypedPrice) => void;
  /** What to consider about a price that can be sent. */
  readonly note: string | null;
  /** By default those of a price. */
  readonly limits?: AmountLimits;
}

export function PriceField({ schema, price, onPrice, note, limits = providerMoneyField }: PriceFieldProps) {
  const t = useTranslate();
  const language = useLanguage();
  const id = useId();
  const amounts = { ...providerMoneyField, ...limits };
  const noteId = `${id}-note`;
  const number = useNumberText({
    value: price,
    limits: amounts,
    written: (value) => formatAmount(toThousandths(value)),
    onChange: onPrice,
  });
  const isWrong = !isPrice(price, limits);
  const shown = isWrong ? t('order.wrongPrice') : note;
  return (
    <div className={fields['labelled']} style={{ marginBlock: '12px' }}>
      <label htmlFor={id}>{schemaLabel(schema, language)}</label>
      <NumberInput
        id={id}
        number={number}
        limits={amounts}
        unit={<CurrencySign unit={interfaceUnit('JOD', language)} />}
        required
        {...(isWrong && { 'aria-invalid': true })}
        {...(shown !== null && { 'aria-describedby': noteId })}
      />
      {shown !== null && (
        <p id={noteId} role="alert" className={isWrong ? fields['problem'] : fields['notice']}>
          {shown}
        </p>
      )}
    </div>
  );
}
