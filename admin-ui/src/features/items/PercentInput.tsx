/** A percentage input whose value is a fraction. */
import { toPercent } from '@qaima/schemas';
import { NumberInput } from '../../components/NumberInput.js';
import { useNumberText } from '../../components/useNumberText.js';
import { useTranslate } from '../../i18n/i18n.js';
import { withoutPercentSign } from './percentSign.js';

/** Percentages outside these limits are invalid discounts. */
const LIMITS = { minimum: 0, maximum: 100 };

/** Removes floating-point errors by rounding. */
const fractionOf = (percent: number) => Number((percent / 100).toFixed(6));

interface PercentInputProps {
  readonly id: string;
  /** A fraction, or the typed text if it is invalid. */
  readonly value: unknown;
  readonly disabled?: boolean;
  readonly onChange: (fraction: number | string | undefined) => void;
  readonly onBlur?: () => void;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

export function PercentInput({ id, value, disabled = false, onChange, onBlur, ...aria }: PercentInputProps) {
  const t = useTranslate();
  const written = (fraction: number) => String(toPercent(fraction));
  const { type, ...text } = useNumberText({ value, limits: LIMITS, written, meant: fractionOf, onChange });
  return (
    <NumberInput
      id={id}
      number={{ ...text, type: (typed) => type(withoutPercentSign(typed)) }}
      limits={LIMITS}
      label={t('items.percent')}
      unit="%"
      strong
      width={92}
      disabled={disabled}
      {...(onBlur ? { onBlur } : {})}
      {...aria}
    />
  );
}
