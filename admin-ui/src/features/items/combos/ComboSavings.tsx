import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { toPercent, formatPercent, type ComboSaving, type Currency } from '@qaima/schemas';
import { Badge } from '../../../components/Badge.js';
import { Price } from '../../../components/Price.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';

interface WorthProps {
  readonly worth: ComboSaving;
  readonly currency: Currency | undefined;
}

/** The savings of a combo; renders nothing if its items cost the same. */
export function ComboSavingsBadge({ worth: { saved }, currency }: WorthProps) {
  const t = useTranslate();
  if (saved === 0) return null;
  return (
    <Badge tone={saved > 0 ? 'accent' : 'discount'}>
      {t(saved > 0 ? 'combos.savesShort' : 'combos.costsMore')}{' '}
      <Price thousandths={Math.abs(saved)} currency={currency} />
    </Badge>
  );
}

interface ComboSavingsTableProps extends WorthProps {
  /** The combo's own price in thousandths. */
  readonly own: number;
}

export function ComboSavingsTable({ worth: { separately, saved, startsFrom }, own, currency }: ComboSavingsTableProps) {
  const t = useTranslate();
  const percent = Math.round(toPercent(Math.abs(saved) / separately));
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: '6px',
        margin: 0,
        padding: '12px 14px',
        borderRadius: '14px',
        backgroundColor: saved < 0 ? tokens.dangerSoft : tokens.accentSoft,
        fontSize: 13.5,
      }}
    >
      <Line label={t(startsFrom ? 'combos.separatelyFrom' : 'combos.separately')}>
        <Price thousandths={separately} currency={currency} />
      </Line>
      <Line label={t('combos.comboPrice')}>
        <Price thousandths={own} currency={currency} />
      </Line>
      {saved !== 0 && (
        <Line
          label={t(saved > 0 ? 'combos.saves' : 'combos.costsMore')}
          strong
          tone={saved > 0 ? tokens.accentDark : tokens.danger}
        >
          <Price thousandths={Math.abs(saved)} currency={currency} />
          {percent > 0 && (
            <>
              {' '}
              <bdi dir="ltr">({formatPercent(percent)})</bdi>
            </>
          )}
        </Line>
      )}
    </Box>
  );
}

interface LineProps {
  readonly label: string;
  readonly strong?: boolean;
  readonly tone?: string;
  readonly children: ReactNode;
}

const Line = ({ label, strong = false, tone, children }: LineProps) => (
  <Box
    sx={{ display: 'flex', justifyContent: 'space-between', gap: '12px', color: tone, fontWeight: strong ? 800 : 400 }}
  >
    <dt>{label}</dt>
    <Box component="dd" sx={{ margin: 0, whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  </Box>
);
