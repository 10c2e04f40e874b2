/** The charts. They are loaded lazily, and in Arabic their time axis runs from right to left. */
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Stats } from '@qaima/schemas';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  AXIS_HEIGHT,
  AXIS_LABEL,
  CHART_COLOURS,
  ChartImage,
  ChartKey,
  ChartLegend,
  useBarChartFrame,
} from '../../components/charts/barChart.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { PHONE_QUERY } from '../../theme/theme.js';
import { formatHour, formatCount, formatDay, formatShortDay } from './format.js';

export function DaysChart({ visits }: Pick<Stats, 'visits'>) {
  const t = useTranslate();
  const language = useLanguage();
  const onPhone = useMediaQuery(PHONE_QUERY);
  const { frame, isRtl } = useBarChartFrame();
  const step = Math.ceil(visits.length / (onPhone ? 4 : 8));
  const formatted = (number: number | null) => formatCount(number ?? 0);
  return (
    <>
      <ChartLegend>
        <ChartKey colour={CHART_COLOURS[0]}>{t('stats.newVisitors')}</ChartKey>
        <ChartKey colour={CHART_COLOURS[1]}>{t('stats.again')}</ChartKey>
      </ChartLegend>
      <ChartImage label={t('stats.byDay')}>
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
              tickLabelStyle: AXIS_LABEL,
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
              color: CHART_COLOURS[0],
              stack: 'all',
              valueFormatter: formatted,
            },
            {
              data: visits.map(({ newVisitors, totalVisitors }) => totalVisitors - newVisitors),
              label: t('stats.again'),
              color: CHART_COLOURS[1],
              stack: 'all',
              valueFormatter: formatted,
            },
          ]}
        />
      </ChartImage>
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
  const { frame, isRtl } = useBarChartFrame();
  const dayStep = Math.ceil(points.length / (onPhone ? 4 : 8));
  const hasLabel = (index: number) =>
    scale === 'hours' ? index % (onPhone ? 6 : 3) === 0 : (points.length - 1 - index) % dayStep === 0;
  const formatted = (at: string | number, isTick: boolean) =>
    typeof at === 'number' ? formatHour(at) : isTick ? formatShortDay(at, language) : formatDay(at, language);
  return (
    <ChartImage label={label}>
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
            tickLabelStyle: AXIS_LABEL,
            tickLabelInterval: (_at, index) => hasLabel(index),
            valueFormatter: (at: string | number, { location }) => formatted(at, location === 'tick'),
          },
        ]}
        series={[
          {
            data: points.map(({ value }) => value),
            label: unit,
            color: CHART_COLOURS[0],
            valueFormatter: (number) => formatValue(number ?? 0),
          },
        ]}
      />
    </ChartImage>
  );
}
