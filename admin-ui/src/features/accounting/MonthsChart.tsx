/** What was received and due per month, as bars. Loaded lazily. The table below contains the figures. */
import useMediaQuery from '@mui/material/useMediaQuery';
import { monthSchema, providerMoney, schemaLabel, toThousandths, type Month } from '@qaima/schemas';
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
import { useLanguage } from '../../i18n/i18n.js';
import { PHONE_QUERY } from '../../theme/theme.js';

/** How many of the last months are shown, so that the bars are wide enough. */
const MOST_MONTHS = { phone: 8, wide: 18 } as const;
const SERIES = ['net', 'due'] as const;

/** `2026-11` as `11/2026`. */
const formatMonth = (month: string): string => month.split('-').toReversed().join('/');

/** The months from the first to the last one, also those in which nothing was due or received. */
function withoutGaps(
  months: readonly Month[],
): readonly { readonly month: string; readonly net: number; readonly due: number }[] {
  const known = new Map(months.map((one) => [one.month, one]));
  const names = [...known.keys()].toSorted();
  const [first = '', last = ''] = [names[0], names.at(-1)];
  const all: { readonly month: string; readonly net: number; readonly due: number }[] = [];
  const end = new Date(`${last}-01`);
  for (const at = new Date(`${first}-01`); at <= end; at.setUTCMonth(at.getUTCMonth() + 1)) {
    const month = at.toISOString().slice(0, 7);
    const { net = 0, due = 0 } = known.get(month) ?? {};
    all.push({ month, net, due });
  }
  return all;
}

export function MonthsChart({ months }: { readonly months: readonly Month[] }) {
  const language = useLanguage();
  const isNarrow = useMediaQuery(PHONE_QUERY);
  const { frame, isRtl } = useBarChartFrame();
  const shown = withoutGaps(months).slice(isNarrow ? -MOST_MONTHS.phone : -MOST_MONTHS.wide);
  const label = (name: (typeof SERIES)[number]) => schemaLabel(monthSchema.properties[name], language);
  return (
    <>
      <ChartLegend>
        {SERIES.map((name, index) => (
          <ChartKey key={name} colour={CHART_COLOURS[index] ?? CHART_COLOURS[0]}>
            {label(name)}
          </ChartKey>
        ))}
      </ChartLegend>
      <ChartImage label={schemaLabel(monthSchema, language)}>
        <BarChart
          {...frame}
          xAxis={[
            {
              scaleType: 'band',
              data: shown.map(({ month }) => formatMonth(month)),
              reverse: isRtl,
              height: AXIS_HEIGHT,
              disableTicks: true,
              categoryGapRatio: 0.35,
              tickLabelStyle: AXIS_LABEL,
            },
          ]}
          series={SERIES.map((name, index) => ({
            data: shown.map((month) => month[name]),
            label: label(name),
            color: CHART_COLOURS[index] ?? CHART_COLOURS[0],
            valueFormatter: (amount) => providerMoney(toThousandths(amount ?? 0), language),
          }))}
        />
      </ChartImage>
    </>
  );
}
