/** The number of days until a date, in words, counted in the provider's time zone. */
import { useState } from 'react';
import Box from '@mui/material/Box';
import { DAY_MS, providerDay, subscriptionMark } from '@qaima/schemas';
import { useLanguage } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';

const WORDS = {
  // Latin digits, as everywhere in the product.
  ar: new Intl.RelativeTimeFormat('ar-u-nu-latn', { numeric: 'auto' }),
  en: new Intl.RelativeTimeFormat('en', { numeric: 'auto' }),
} as const;

interface DaysUntilProps {
  readonly at: string;
  /** True for a date that is not a deadline. It is then never highlighted. */
  readonly plain?: boolean;
  /** Whether money is late with the date, which is red then. */
  readonly isLate?: boolean;
}

export function DaysUntil({ at, plain = false, isLate = false }: DaysUntilProps) {
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const days = Math.round((Date.parse(providerDay(at)) - Date.parse(providerDay(now.toISOString()))) / DAY_MS);
  return (
    <Box
      component="span"
      sx={
        !plain && subscriptionMark(at, now) ? { color: isLate ? tokens.danger : tokens.warning, fontWeight: 700 } : {}
      }
    >
      {WORDS[language].format(days, 'day')}
    </Box>
  );
}
