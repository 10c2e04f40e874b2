/**
 * A visible mark on the labels of required fields. A label that an element with `data-unasked` follows has none.
 * Assistive technology uses `aria-required` instead.
 */
import { tokens } from '../../theme/theme.js';

export const requiredMark = {
  '&:not(:has(+ [data-unasked]))::after': { content: '" *" / ""', color: tokens.danger },
} as const;
