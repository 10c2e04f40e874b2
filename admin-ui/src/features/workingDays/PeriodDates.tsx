import Box from '@mui/material/Box';
import { formatBookingDate, type SpecialHours } from '@qaima/schemas';
import { Badge } from '../../components/Badge.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';

/** The dates of special hours, and whether the venue is closed then. */
export function PeriodDates({ from, to, closed }: Pick<SpecialHours, 'from' | 'to' | 'closed'>) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: '2px 8px' }}>
      <bdi>{formatBookingDate(from, language)}</bdi>
      {to !== from && (
        <>
          {t('workingDays.until')} <bdi>{formatBookingDate(to, language)}</bdi>
        </>
      )}
      {closed && <Badge tone="quiet">{t('workingDays.closed')}</Badge>}
    </Box>
  );
}
