/** The hours of a range of dates as text and bars. Days with equal hours share one bar. */
import Box from '@mui/material/Box';
import { DAYS, LIST_SEPARATOR, periodRows, weekDays, type SpecialPeriod } from '@qaima/schemas';
import { useMenu } from '../../data/menu.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import { DayBar } from './DayBar.js';
import { HoursText } from './HoursText.js';
import { useDayLabel } from './useDayLabel.js';

export function PeriodBars({ period }: { readonly period: SpecialPeriod }) {
  const t = useTranslate();
  const language = useLanguage();
  const label = useDayLabel();
  const { data: menu } = useMenu();
  const rows = periodRows(period, weekDays(menu?.country));
  return (
    <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <li key={row.days[0]}>
          <Box sx={lineSx}>
            <span>
              {row.days.length === DAYS.length
                ? t('specialHours.everyDay')
                : row.days.map(label).join(LIST_SEPARATOR[language])}
            </span>
            <Box component="span" sx={hoursSx}>
              <HoursText row={row} />
            </Box>
          </Box>
          <DayBar row={row} />
        </li>
      ))}
    </Box>
  );
}

const lineSx = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  color: tokens.muted,
  fontSize: 13.5,
  lineHeight: '22px',
} as const;

const hoursSx = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  color: tokens.text,
  fontWeight: 600,
} as const;
