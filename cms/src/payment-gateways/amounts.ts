import { fromThousandths, isoDecimals, toThousandths, type Currency, type Thousandths } from '@qaima/schemas';

/** An amount in the digits of its currency: `'2.00'` of SAR, `'3.000'` of JOD. */
export const writtenAmount = (amount: Thousandths, currency: string): string =>
  fromThousandths(amount).toFixed(isoDecimals(currency));

/** An amount as a JSON number. @throws if the currency cannot write it: such totals get a rounding line before */
export function sentAmount(amount: Thousandths, currency: Currency): number {
  const value = fromThousandths(amount);
  if (toThousandths(Number(writtenAmount(amount, currency))) !== amount) throw new Error('The amount is too fine.');
  return value;
}

/** An amount in an answer, which is a number or a text; NaN for anything else, which equals no amount of ours. */
export function receivedAmount(value: unknown): Thousandths {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return NaN;
  const amount = Number(value);
  return Number.isFinite(amount) ? toThousandths(amount) : NaN;
}
