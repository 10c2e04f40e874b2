/** The edge and background colours of a row, by the paid share. (docs/spec/staff-console.md#row-colours) */
import { paymentLevel, type Order, type PaymentLevel } from '@qaima/schemas';
import css from './paymentColors.module.css';

export const TONES: readonly PaymentLevel[] = ['paid', 'most', 'half', 'low', 'scarce'];
export const toneClass = (tone: PaymentLevel | undefined): string => (tone && css[tone]) ?? '';

/**
 * The level of an order's row; undefined for orders of which nothing is due: cancelled ones, and demos that are not
 * paid in full.
 */
export function orderTone({ canceled, isDemo, totalOnPaid }: Pick<Order, 'canceled' | 'isDemo' | 'totalOnPaid'>) {
  const level = paymentLevel(totalOnPaid);
  return canceled || (isDemo && level !== 'paid') ? undefined : level;
}
