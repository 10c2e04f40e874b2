/** A price: Latin digits from left to right in any line, the currency smaller behind it. */
import Box from '@mui/material/Box';
import { moneyParts, type Currency, type Thousandths } from '@qaima/schemas';
import { look } from '../app/theme.js';

interface PriceProps {
  readonly thousandths: Thousandths | null;
  readonly currency: Currency | undefined;
  readonly kind?: 'full' | 'sale' | 'old';
}

const STYLES = {
  full: { fontWeight: 800, color: look.text },
  sale: { fontWeight: 800, color: look.danger },
  old: { fontSize: 13, color: look.muted },
} as const;

export function Price({ thousandths, currency, kind = 'full' }: PriceProps) {
  const parts = moneyParts(thousandths, currency);
  if (!parts) return null;
  return (
    <Box component={kind === 'old' ? 's' : 'span'} sx={{ ...STYLES[kind], whiteSpace: 'nowrap' }}>
      <bdi dir="ltr">
        {parts.amount}
        <Box component="span" sx={{ fontSize: 'max(12px, .78em)', marginInlineStart: '3px' }}>
          {parts.unit}
        </Box>
      </bdi>
    </Box>
  );
}
