/**
 * A visible mark on the labels of required fields. An element with `data-unasked` after the label hides the mark.
 * Assistive technology uses `aria-required` instead.
 */
import { tokens } from '../../theme/theme.js';

export const requiredMark = {
  '&:not(:has(+ [data-unasked]))::after': { content: '" *" / ""', color: tokens.danger },
} as const;
