/** The edge and background colours of a row, by the paid share. (docs/spec/staff-console.md#row-colours) */
import type { PaymentLevel } from '@qaima/schemas';
import css from './paymentColors.module.css';

export const TONES: readonly PaymentLevel[] = ['paid', 'most', 'half', 'low', 'scarce'];
export const toneClass = (tone: PaymentLevel): string => css[tone] ?? '';
