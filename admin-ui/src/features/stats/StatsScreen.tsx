/** Visitors, orders and visits over time, and the items with the most interest. (docs/spec/owners-area.md#statistics-screen) */
import { useEffect } from 'react';
import Box from '@mui/material/Box';
import { isolateAuto, resolveTimeZone, STATS_PERIODS, type Menu, type StatsPeriod } from '@qaima/schemas';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { Segmented } from '../../components/Segmented.js';
import { timeZoneName } from '../../components/timeZoneName.js';
import { useSelectedId } from '../../components/useSelectedId.js';
import { useMenu } from '../../data/menu.js';
import { useNotifyError } from '../../data/useMenuMutations.js';
import { periodOf } from '../../data/useOrderStats.js';
import { useStats } from '../../data/useStats.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import { Charts } from './Charts.js';
import { formatDay } from './format.js';
import { OrderStats } from './OrderStats.js';
import { ChartsUnavailable, NoVisits, ChartsSkeleton } from './chartStates.js';
import { Totals } from './Totals.js';

const [USUAL] = STATS_PERIODS;

/** The URL contains the period unless it is the default. */
function usePeriod(): readonly [StatsPeriod, (days: StatsPeriod) => void] {
  const [named, name] = useSelectedId('days');
  const days = STATS_PERIODS.find((period) => String(period) === named) ?? USUAL;
  return [days, (period) => name(period === USUAL ? null : String(period))];
}

/** The first and the last day of a period, and the time zone in which its days are counted. */
function PeriodDates({ menu, days }: { readonly menu: Menu; readonly days: StatsPeriod }) {
  const t = useTranslate();
  const language = useLanguage();
  const { from, to } = periodOf(menu, days);
  return (
    <Box sx={{ color: tokens.muted, fontSize: 14 }}>
      {t('stats.dates', {
        from: formatDay(from, language),
        to: formatDay(to, language),
        zone: isolateAuto(timeZoneName(resolveTimeZone(menu.settings?.timeZone), language)),
      })}
    </Box>
  );
}

export default function StatsScreen() {
  const t = useTranslate();
  const [days, choose] = usePeriod();
  const { data: menu } = useMenu();
  const stats = useStats(days);
  const notifyError = useNotifyError();
  useEffect(() => {
    if (stats.error) notifyError(stats.error);
  }, [stats.error, notifyError]);

  return (
    <ScreenLayout panel={null}>
      <Totals />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', marginBlock: '20px 16px' }}>
        <Segmented
          label={t('stats.period')}
          value={`${days}`}
          choices={STATS_PERIODS.map((period) => ({ value: `${period}`, label: t(`stats.last${period}`) }))}
          onChange={(chosen) => choose(STATS_PERIODS.find((period) => `${period}` === chosen) ?? days)}
        />
        {menu && <PeriodDates menu={menu} days={days} />}
      </Box>
      <OrderStats menu={menu} days={days} />
      <Box aria-busy={stats.isFetching} sx={stats.isPlaceholderData ? { opacity: 0.6 } : {}}>
        {stats.data ? (
          stats.data.visits.some(({ totalVisitors }) => totalVisitors > 0) || stats.data.items.length > 0 ? (
            <Charts stats={stats.data} />
          ) : (
            <NoVisits />
          )
        ) : stats.error ? (
          <ChartsUnavailable message={stats.error.message} onRetry={() => void stats.refetch()} />
        ) : (
          <ChartsSkeleton />
        )}
      </Box>
    </ScreenLayout>
  );
}
