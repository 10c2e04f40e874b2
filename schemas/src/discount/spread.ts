/** Spreads an amount over the lines of a cart. (docs/spec/domain.md#sums) */
import type { Thousandths } from '../money/money.js';

function shares(pieces: bigint, weights: readonly bigint[], whole: bigint): bigint[] {
  const parts = weights.map((weight) => (pieces * weight) / whole);
  let left = pieces - parts.reduce((sum, part) => sum + part, 0n);
  const order = weights
    .map((weight, index) => ({ index, rest: (pieces * weight) % whole }))
    .sort((one, other) => (other.rest > one.rest ? 1 : other.rest < one.rest ? -1 : one.index - other.index));
  for (const { index, rest } of order) {
    if (left === 0n || rest === 0n) break;
    parts[index] = (parts[index] ?? 0n) + 1n;
    left -= 1n;
  }
  return parts;
}

/**
 * Spreads an amount in proportion to the weights, by the largest remainder, in their order. The shares add up to the
 * amount, and none exceeds its weight.
 * @param amount at most the sum of the weights
 * @param step the shares are multiples of it if that is possible
 */
export function spread(
  amount: Thousandths,
  weights: readonly Thousandths[],
  step: Thousandths,
): readonly Thousandths[] {
  const exact = weights.map(BigInt);
  const whole = exact.reduce((sum, weight) => sum + weight, 0n);
  if (whole === 0n || amount === 0) return weights.map(() => 0);
  const inSteps = amount % step === 0 ? shares(BigInt(amount / step), exact, whole).map((n) => Number(n) * step) : null;
  if (inSteps?.every((share, index) => share <= (weights[index] ?? 0))) return inSteps;
  return shares(BigInt(amount), exact, whole).map(Number);
}
