/** The colours of a row by how far it is paid: a start edge and a soft ground. (Design, the staff desk, rule 8.) */
import type { PaymentLevel } from '@qaima/schemas';
import css from './paymentTones.module.css';

export const TONES: readonly PaymentLevel[] = ['paid', 'most', 'half', 'low', 'scarce'];
export const toneClass = (tone: PaymentLevel): string => css[tone] ?? '';
