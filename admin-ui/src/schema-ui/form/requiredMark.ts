/**
 * Marks the label of a required field for the eye, unless what follows is `data-unasked`. Assistive technology is told by
 * the input's `aria-required`.
 */
import { tokens } from '../../theme/theme.js';

export const requiredMark = {
  '&:not(:has(+ [data-unasked]))::after': { content: '" *" / ""', color: tokens.danger },
} as const;
