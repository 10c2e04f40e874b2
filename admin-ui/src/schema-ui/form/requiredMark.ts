/**
 * A visible mark on the labels of required fields, unless `data-unasked` follows. For assistive technology,
 * `aria-required` is set.
 */
import { tokens } from '../../theme/theme.js';

export const requiredMark = {
  '&:not(:has(+ [data-unasked]))::after': { content: '" *" / ""', color: tokens.danger },
} as const;
