/** A number input. Amounts of money show their currency. */
import { currencyUnit, formatPlainAmount, toThousandths } from '@qaima/schemas';
import { NumberInput } from '../../../components/NumberInput.js';
import { useNumberText } from '../../../components/useNumberText.js';
import { errorAria, useFormContext } from '../formContext.js';
import type { FormWidgetProps } from '../formTypes.js';

/** Formats an amount with two decimals, or with three if the third is not 0. */
const moneyText = (value: number): string => {
  const thousandths = toThousandths(value);
  return thousandths % 10 === 0 && thousandths / 1000 === value ? formatPlainAmount(thousandths) : String(value);
};

export function NumberWidget({
  id,
  schema,
  value,
  required,
  disabled,
  label,
  rawErrors,
  onChange,
  onBlur,
}: FormWidgetProps) {
  const aria = errorAria(id, rawErrors);
  const { currency } = useFormContext();
  const isMoney = Boolean(schema['x-money']);
  const number = useNumberText({ value, limits: schema, written: isMoney ? moneyText : String, onChange });
  return (
    <NumberInput
      id={id}
      number={number}
      limits={schema}
      label={label}
      strong={isMoney}
      required={required ?? false}
      disabled={disabled ?? false}
      onBlur={() => onBlur(id, value)}
      {...(isMoney ? { unit: currencyUnit(currency) } : {})}
      {...aria}
    />
  );
}
