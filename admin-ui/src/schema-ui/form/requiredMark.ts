/**
 * Marks the labels of required fields with an asterisk. A label followed by an element with `data-unasked` has no
 * asterisk. Assistive technology reads `aria-required` instead.
 */
import { tokens } from '../../theme/theme.js';

export const requiredMark = {
  '&:not(:has(+ [data-unasked]))::after': { content: '" *" / ""', color: tokens.danger },
} as const;
