/** A currency's sign after an amount. An Arabic sign is isolated, because it runs right to left inside the amount. */
import { isArabicUnit } from '@qaima/schemas';

interface CurrencySignProps {
  readonly unit: string;
  readonly className?: string | undefined;
}

export const CurrencySign = ({ unit, className }: CurrencySignProps) =>
  isArabicUnit(unit) ? (
    <bdi dir="rtl" className={className}>
      {unit}
    </bdi>
  ) : (
    <span className={className}>{unit}</span>
  );
