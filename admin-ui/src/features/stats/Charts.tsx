/** What was found: visits by day and by hour, and the items that drew the most interest. */
import { lazy } from 'react';
import Box from '@mui/material/Box';
import type { Stats } from '@qaima/schemas';
import { useLanguage, useSay } from '../../i18n/i18n.js';
import { FindingCard } from './ChartCard.js';
import { FiguresTable } from './FiguresTable.js';
import { clockOf, count, dayInWords, placeOfMost } from './format.js';
import { Wanted } from './TopItems.js';

const DaysChart = lazy(async () => ({ default: (await import('./BarCharts.js')).DaysChart }));
const HoursChart = lazy(async () => ({ default: (await import('./BarCharts.js')).HoursChart }));

export function Findings({ stats }: { readonly stats: Stats }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' }}>
      <Days visits={stats.visits} />
      <Hours hours={stats.hours} />
      <Wanted items={stats.items} />
    </Box>
  );
}

function Days({ visits }: Pick<Stats, 'visits'>) {
  const say = useSay();
  const language = useLanguage();
  const totals = visits.map(({ totalVisitors }) => totalVisitors);
  const most = placeOfMost(totals);
  const all = totals.reduce((sum, total) => sum + total, 0);
  const visitCount = (number: number) => say('stats.visitCount', { smart_count: number });
  const sentence =
    most === null
      ? say('stats.empty')
      : say('stats.busiestDay', {
          visits: visitCount(all),
          day: dayInWords(visits[most]?.day ?? '', language),
          most: visitCount(totals[most] ?? 0),
        });
  return (
    <FindingCard
      name="days"
      title={say('stats.byDay')}
      sentence={sentence}
      chart={<DaysChart visits={visits} />}
      table={
        <FiguresTable
          caption={say('stats.byDay')}
          heads={[say('stats.day'), say('stats.newVisitors'), say('stats.again'), say('stats.all')]}
          // The days that one asks about first are the last ones.
          rows={visits.toReversed().map(({ day, newVisitors, totalVisitors }) => ({
            key: day,
            name: dayInWords(day, language),
            figures: [newVisitors, totalVisitors - newVisitors, totalVisitors].map(count),
          }))}
        />
      }
    />
  );
}

function Hours({ hours }: Pick<Stats, 'hours'>) {
  const say = useSay();
  const most = placeOfMost(hours);
  return (
    <FindingCard
      name="hours"
      title={say('stats.byHour')}
      sentence={
        most === null ? say('stats.empty') : say('stats.busiestHour', { from: clockOf(most), to: clockOf(most + 1) })
      }
      chart={<HoursChart hours={hours} />}
      table={
        <FiguresTable
          caption={say('stats.byHour')}
          heads={[say('stats.hour'), say('stats.visits')]}
          rows={hours.map((visits, hour) => ({ key: String(hour), name: clockOf(hour), figures: [count(visits)] }))}
        />
      }
    />
  );
}
