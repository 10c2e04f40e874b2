/** A number input. Amounts of money show their currency. */
import {
  amountLimits,
  interfaceUnit,
  formatAmount,
  formatPlainAmount,
  toThousandths,
  type Currency,
} from '@qaima/schemas';
import { CurrencySign } from '../../../components/CurrencySign.js';
import { NumberInput } from '../../../components/NumberInput.js';
import { useNumberText } from '../../../components/useNumberText.js';
import { useMenuName } from '../../../data/menu.js';
import { useLanguage } from '../../../i18n/i18n.js';
import { errorAria, useFormContext } from '../formContext.js';
import type { FormWidgetProps } from '../formTypes.js';
import { StepNote } from './StepNote.js';

/**
 * Formats an amount with the decimals of its currency, or with three if the third is not 0.
 * @param format adds separators for display; a text to edit has none, because they would be ambiguous after an edit
 */
const moneyTextIn = (currency: Currency, format: typeof formatAmount) => (value: number) => {
  const thousandths = toThousandths(value);
  return thousandths % 10 === 0 && thousandths / 1000 === value ? format(thousandths, currency) : String(value);
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
  options,
}: FormWidgetProps) {
  const aria = errorAria(id, rawErrors, options['hint']);
  const { currency } = useFormContext();
  const language = useLanguage();
  const isMoney = Boolean(schema['x-money']);
  const isOfMenu = useMenuName() !== '';
  const limits = amountLimits(schema, currency);
  const number = useNumberText({
    value,
    limits,
    written: isMoney ? moneyTextIn(currency, formatPlainAmount) : String,
    onChange,
  });
  return (
    <>
      <NumberInput
        id={id}
        number={number}
        limits={limits}
        resting={isMoney && typeof value === 'number' ? moneyTextIn(currency, formatAmount)(value) : undefined}
        label={label}
        strong={isMoney}
        required={required ?? false}
        disabled={disabled ?? false}
        onBlur={() => onBlur(id, value)}
        {...(isMoney ? { unit: <CurrencySign unit={interfaceUnit(currency, language)} /> } : {})}
        {...aria}
      />
      {isMoney && isOfMenu && typeof value === 'number' && <StepNote price={value} currency={currency} />}
    </>
  );
}
