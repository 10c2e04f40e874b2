/**
 * A visual mark on required fields' labels, unless `data-unasked` follows. `aria-required` tells assistive technology.
 */
import { tokens } from '../../theme/theme.js';

export const requiredMark = {
  '&:not(:has(+ [data-unasked]))::after': { content: '" *" / ""', color: tokens.danger },
} as const;
