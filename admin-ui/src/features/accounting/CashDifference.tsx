import Box from '@mui/material/Box';
import { cashDifference, providerMoneyIsolated, type CashCount } from '@qaima/schemas';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';

/** How a count differs from what was recorded. */
export function CashDifference({ count }: { readonly count: Pick<CashCount, 'expected' | 'counted'> }) {
  const t = useTranslate();
  const language = useLanguage();
  const difference = cashDifference(count);
  const amount = providerMoneyIsolated(Math.abs(difference), language);
  return (
    <Box sx={{ fontSize: 13.5, color: difference === 0 ? tokens.muted : tokens.danger }}>
      {difference === 0
        ? t('accounting.exact')
        : t(difference < 0 ? 'accounting.missing' : 'accounting.surplus', { amount })}
    </Box>
  );
}
