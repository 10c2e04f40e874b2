/** The charts. They are loaded lazily, and in Arabic their time axis runs from right to left. */
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Stats } from '@qaima/schemas';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { directionOf } from '@qaima/schemas';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { PHONE_QUERY, tokens } from '../../theme/theme.js';
import { CHART_HEIGHT } from './chartSize.js';
import { formatHour, formatCount, formatDay, formatShortCount, formatShortDay } from './format.js';

/** Colours that differ from the card and from each other, also for colour-blind users. */
const NEW = tokens.accent;
const AGAIN = '#b8863f';

/** The height of the axis in px. Labels that do not fit are omitted. */
const AXIS_HEIGHT = 40;

const LABEL = { fontFamily: 'inherit', fontSize: 12, fill: tokens.muted };

/** The settings that all charts share, by text direction. */
function useFrame() {
  const isRtl = directionOf(useLanguage()) === 'rtl';
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const frame = {
    height: CHART_HEIGHT,
    margin: { top: 8, bottom: 0, left: isRtl ? 12 : 0, right: isRtl ? 0 : 12 },
    grid: { horizontal: true },
    hideLegend: true,
    disableKeyboardNavigation: true,
    skipAnimation: still,
    borderRadius: 4,
    yAxis: [
      {
        position: isRtl ? 'right' : 'left',
        width: 36,
        tickMinStep: 1,
        disableLine: true,
        disableTicks: true,
        tickLabelStyle: LABEL,
        valueFormatter: formatShortCount,
      },
    ],
    sx: { '& .MuiChartsGrid-line': { stroke: tokens.line } },
  } satisfies Partial<BarChartProps>;
  return { frame, isRtl };
}

export function DaysChart({ visits }: Pick<Stats, 'visits'>) {
  const t = useTranslate();
  const language = useLanguage();
  const onPhone = useMediaQuery(PHONE_QUERY);
  const { frame, isRtl } = useFrame();
  const step = Math.ceil(visits.length / (onPhone ? 4 : 8));
  const formatted = (number: number | null) => formatCount(number ?? 0);
  return (
    <>
      <Legend>
        <Key colour={NEW}>{t('stats.newVisitors')}</Key>
        <Key colour={AGAIN}>{t('stats.again')}</Key>
      </Legend>
      <Drawn label={t('stats.byDay')}>
        <BarChart
          {...frame}
          xAxis={[
            {
              scaleType: 'band',
              data: visits.map(({ day }) => day),
              reverse: isRtl,
              height: AXIS_HEIGHT,
              disableTicks: true,
              categoryGapRatio: 0.25,
              tickLabelStyle: LABEL,
              // Counts backwards from today: today then always has a label.
              tickLabelInterval: (_day, index) => (visits.length - 1 - index) % step === 0,
              valueFormatter: (day: string, { location }) =>
                location === 'tick' ? formatShortDay(day, language) : formatDay(day, language),
            },
          ]}
          series={[
            {
              data: visits.map(({ newVisitors }) => newVisitors),
              label: t('stats.newVisitors'),
              color: NEW,
              stack: 'all',
              valueFormatter: formatted,
            },
            {
              data: visits.map(({ newVisitors, totalVisitors }) => totalVisitors - newVisitors),
              label: t('stats.again'),
              color: AGAIN,
              stack: 'all',
              valueFormatter: formatted,
            },
          ]}
        />
      </Drawn>
    </>
  );
}

export function HoursChart({ hours }: Pick<Stats, 'hours'>) {
  const t = useTranslate();
  return (
    <SeriesChart
      label={t('stats.byHour')}
      unit={t('stats.visits')}
      scale="hours"
      points={hours.map((value, at) => ({ at, value }))}
    />
  );
}

interface SeriesChartProps {
  readonly label: string;
  /** The name of the counted unit. */
  readonly unit: string;
  readonly scale: 'days' | 'hours';
  /** The value for each day (`yyyy-mm-dd`) or hour. */
  readonly points: readonly { readonly at: string | number; readonly value: number }[];
  readonly formatValue?: (value: number) => string;
}

/** A chart with one value per day or hour. */
export function SeriesChart({ label, unit, scale, points, formatValue = formatCount }: SeriesChartProps) {
  const language = useLanguage();
  const onPhone = useMediaQuery(PHONE_QUERY);
  const { frame, isRtl } = useFrame();
  const dayStep = Math.ceil(points.length / (onPhone ? 4 : 8));
  const hasLabel = (index: number) =>
    scale === 'hours' ? index % (onPhone ? 6 : 3) === 0 : (points.length - 1 - index) % dayStep === 0;
  const formatted = (at: string | number, isTick: boolean) =>
    typeof at === 'number' ? formatHour(at) : isTick ? formatShortDay(at, language) : formatDay(at, language);
  return (
    <Drawn label={label}>
      <BarChart
        {...frame}
        xAxis={[
          {
            scaleType: 'band',
            data: points.map(({ at }) => at),
            reverse: isRtl,
            height: AXIS_HEIGHT,
            disableTicks: true,
            categoryGapRatio: 0.25,
            tickLabelStyle: LABEL,
            tickLabelInterval: (_at, index) => hasLabel(index),
            valueFormatter: (at: string | number, { location }) => formatted(at, location === 'tick'),
          },
        ]}
        series={[
          {
            data: points.map(({ value }) => value),
            label: unit,
            color: NEW,
            valueFormatter: (number) => formatValue(number ?? 0),
          },
        ]}
      />
    </Drawn>
  );
}

/** Assistive technology sees a chart as a single image; the table contains the figures. */
const Drawn = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Box role="img" aria-label={label}>
    {children}
  </Box>
);

const Legend = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 20px', paddingInline: { xs: '8px', md: 0 }, fontSize: 13.5 }}>
    {children}
  </Box>
);

const Key = ({ colour, children }: { readonly colour: string; readonly children: ReactNode }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px' }}>
    <Box aria-hidden="true" sx={{ inlineSize: 12, blockSize: 12, borderRadius: '4px', backgroundColor: colour }} />
    {children}
  </Box>
);
