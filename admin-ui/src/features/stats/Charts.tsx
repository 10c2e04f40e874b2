/** The charts of visits by day and by hour, and the items with the most interest. */
import { lazy } from 'react';
import Box from '@mui/material/Box';
import type { Stats } from '@qaima/schemas';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { ChartCard } from './ChartCard.js';
import { FiguresTable } from './FiguresTable.js';
import { formatHour, formatCount, formatDay, indexOfMax } from './format.js';
import { TopItems } from './TopItems.js';

const DaysChart = lazy(async () => ({ default: (await import('./BarCharts.js')).DaysChart }));
const HoursChart = lazy(async () => ({ default: (await import('./BarCharts.js')).HoursChart }));

export function Charts({ stats }: { readonly stats: Stats }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' }}>
      <Days visits={stats.visits} />
      <Hours hours={stats.hours} />
      <TopItems items={stats.items} />
    </Box>
  );
}

function Days({ visits }: Pick<Stats, 'visits'>) {
  const t = useTranslate();
  const language = useLanguage();
  const totals = visits.map(({ totalVisitors }) => totalVisitors);
  const most = indexOfMax(totals);
  const all = totals.reduce((sum, total) => sum + total, 0);
  const visitCount = (number: number) => t('stats.visitCount', { smart_count: number });
  const sentence =
    most === null
      ? t('stats.empty')
      : t('stats.busiestDay', {
          visits: visitCount(all),
          day: formatDay(visits[most]?.day ?? '', language),
          most: visitCount(totals[most] ?? 0),
        });
  return (
    <ChartCard
      name="days"
      title={t('stats.byDay')}
      sentence={sentence}
      chart={<DaysChart visits={visits} />}
      table={
        <FiguresTable
          caption={t('stats.byDay')}
          heads={[t('stats.day'), t('stats.newVisitors'), t('stats.again'), t('stats.all')]}
          // Reversed, so that the most recent days are visible without scrolling.
          rows={visits.toReversed().map(({ day, newVisitors, totalVisitors }) => ({
            key: day,
            name: formatDay(day, language),
            figures: [newVisitors, totalVisitors - newVisitors, totalVisitors].map(formatCount),
          }))}
        />
      }
    />
  );
}

function Hours({ hours }: Pick<Stats, 'hours'>) {
  const t = useTranslate();
  const most = indexOfMax(hours);
  return (
    <ChartCard
      name="hours"
      title={t('stats.byHour')}
      sentence={
        most === null ? t('stats.empty') : t('stats.busiestHour', { from: formatHour(most), to: formatHour(most + 1) })
      }
      chart={<HoursChart hours={hours} />}
      table={
        <FiguresTable
          caption={t('stats.byHour')}
          heads={[t('stats.hour'), t('stats.visits')]}
          rows={hours.map((visits, hour) => ({
            key: String(hour),
            name: formatHour(hour),
            figures: [formatCount(visits)],
          }))}
        />
      }
    />
  );
}
