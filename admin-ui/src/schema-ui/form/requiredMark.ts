/**
 * Marks the labels of required fields with an asterisk. A label followed by an element with `data-unasked` has no
 * asterisk. Assistive technology reads `aria-required` instead.
 * The space does not break, so that the asterisk stays next to its label in a narrow column.
 */
import { tokens } from '../../theme/theme.js';

export const requiredMark = {
  '&:not(:has(+ [data-unasked]))::after': { content: '"\u00a0*" / ""', color: tokens.danger },
} as const;
