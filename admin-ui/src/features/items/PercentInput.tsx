/** A percentage that is typed, held as the fraction it is. */
import { toPercent } from '@qaima/schemas';
import { NumberInput } from '../../components/NumberInput.js';
import { useNumberText } from '../../components/useNumberText.js';
import { useTranslate } from '../../i18n/i18n.js';

/** What is read as a percentage. Another number is no discount, and is refused. */
const LIMITS = { minimum: 0, maximum: 100 };

/** A percentage as a fraction, without the dust of binary fractions. */
const fractionOf = (percent: number) => Number((percent / 100).toFixed(6));

interface PercentInputProps {
  readonly id: string;
  /** A fraction, or what was typed if it is none. */
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
  const number = useNumberText({ value, limits: LIMITS, written, meant: fractionOf, onChange });
  return (
    <NumberInput
      id={id}
      number={number}
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
