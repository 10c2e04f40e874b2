/**
 * A visible mark on the labels of required fields. Labels followed by an element with `data-unasked` have no mark.
 * Assistive technology uses `aria-required` instead.
 */
import { tokens } from '../../theme/theme.js';

export const requiredMark = {
  '&:not(:has(+ [data-unasked]))::after': { content: '" *" / ""', color: tokens.danger },
} as const;
