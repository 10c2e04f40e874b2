/** The edge and background colours of a row, by the paid share. (docs/spec/staff-console.md#row-colours) */
import { paymentLevel, type Order, type PaymentLevel } from '@qaima/schemas';
import css from './paymentColors.module.css';

export const TONES: readonly PaymentLevel[] = ['paid', 'most', 'half', 'low', 'scarce'];
export const toneClass = (tone: PaymentLevel | undefined): string => (tone && css[tone]) ?? '';

/** The level of an order's row; undefined for a cancelled order, of which nothing is due. */
export const orderTone = ({ canceled, totalOnPaid }: Pick<Order, 'canceled' | 'totalOnPaid'>) =>
  canceled ? undefined : paymentLevel(totalOnPaid);
