/** The charts of orders or sales by day, by hour and by item. */
import { lazy, type ComponentProps } from 'react';
import {
  interfaceMoney,
  guestOrderStatsSchema,
  isolateAuto,
  isolateLtr,
  schemaLabel,
  toThousandths,
  type GuestOrderStats,
  type Language,
} from '@qaima/schemas';
import { Card } from '../../components/Card.js';
import { everyDay, everyHour, type periodOf } from '../../data/useOrderStats.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { ChartCard } from './ChartCard.js';
import { FiguresTable } from './FiguresTable.js';
import { formatCount, formatDay, formatHour, indexOfMax } from './format.js';
import { RankedBars } from './RankedBars.js';

const SeriesChart = lazy(async () => ({ default: (await import('./BarCharts.js')).SeriesChart }));

export const MEASURES = ['orders', 'sales'] as const;
export type Measure = (typeof MEASURES)[number];

/** The number of bars in the chart of items. The table has all items. */
const MAX_BARS = 10;

const { orders, sales } = guestOrderStatsSchema.properties;

export const moneyText = ({ currency }: Pick<GuestOrderStats, 'currency'>, amount: number, language: Language) =>
  // `interfaceMoney` returns an empty string for zero.
  interfaceMoney(toThousandths(amount), currency, language) || formatCount(0);

interface OrderChartsProps {
  readonly stats: GuestOrderStats;
  readonly period: ReturnType<typeof periodOf>;
  readonly measure: Measure;
}

export function OrderCharts({ stats, period, measure }: OrderChartsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const money = (amount: number) => moneyText(stats, amount, language);
  const isSales = measure === 'sales';
  const byDay = everyDay(stats, period);
  const byHour = everyHour(stats);
  const bestDay = indexOfMax(byDay.map(({ [measure]: value }) => value));
  const bestHour = indexOfMax(byHour.map(({ [measure]: value }) => value));
  const most = byDay[bestDay ?? 0];
  return (
    <>
      <SeriesCard
        {...{ stats, measure }}
        name="orderDays"
        title={t(`stats.${measure}ByDay`)}
        sentence={
          bestDay === null
            ? t('stats.nothingSold')
            : t(`stats.${measure}BestDay`, {
                orders: t('stats.orderCount', { smart_count: stats.orders }),
                sold: t('stats.orderCount', { smart_count: stats.sold }),
                sales: isolateLtr(money(stats.sales)),
                day: formatDay(most?.day ?? '', language),
                most: isSales
                  ? isolateLtr(money(most?.sales ?? 0))
                  : t('stats.orderCount', { smart_count: most?.orders ?? 0 }),
              })
        }
        scale="days"
        points={byDay.map((one) => ({ ...one, at: one.day, name: formatDay(one.day, language) }))}
      />
      <SeriesCard
        {...{ stats, measure }}
        name="orderHours"
        title={t(`stats.${measure}ByHour`)}
        sentence={
          bestHour === null
            ? t('stats.nothingSold')
            : t(`stats.${measure}BestHour`, { from: formatHour(bestHour), to: formatHour(bestHour + 1) })
        }
        scale="hours"
        points={byHour.map((one) => ({ ...one, at: one.hour, name: formatHour(one.hour) }))}
      />
      <SoldItems stats={stats} measure={measure} />
    </>
  );
}

interface SeriesCardProps
  extends Omit<OrderChartsProps, 'period'>, Omit<ComponentProps<typeof ChartCard>, 'chart' | 'table'> {
  readonly scale: 'days' | 'hours';
  /** The figures of each day or hour, the earliest first. */
  readonly points: readonly {
    readonly at: string | number;
    readonly name: string;
    readonly orders: number;
    readonly sales: number;
  }[];
}

/** Orders or sales over days or hours: a chart of the measure, and a table of both, which begins with the last day. */
function SeriesCard({ stats, measure, name, title, sentence, scale, points }: SeriesCardProps) {
  const t = useTranslate();
  const language = useLanguage();
  const money = (amount: number) => moneyText(stats, amount, language);
  const labels = { orders: schemaLabel(orders, language), sales: schemaLabel(sales, language) };
  const isDays = scale === 'days';
  return (
    <ChartCard
      name={name}
      title={title}
      sentence={sentence}
      chart={
        <SeriesChart
          label={title}
          unit={labels[measure]}
          scale={scale}
          points={points.map((one) => ({ at: one.at, value: one[measure] }))}
          formatValue={measure === 'sales' ? money : formatCount}
        />
      }
      table={
        <FiguresTable
          caption={title}
          heads={[t(isDays ? 'stats.day' : 'stats.hour'), labels.orders, labels.sales]}
          rows={(isDays ? points.toReversed() : points).map((one) => ({
            key: String(one.at),
            name: one.name,
            figures: [formatCount(one.orders), money(one.sales)],
          }))}
        />
      }
    />
  );
}

function SoldItems({ stats, measure }: Omit<OrderChartsProps, 'period'>) {
  const t = useTranslate();
  const language = useLanguage();
  const title = t(`stats.${measure}ByItem`);
  const rows = stats.items
    .map((item, index) => ({
      key: item._id ?? String(index),
      title: item.title,
      value: measure === 'sales' ? item.sales : item.quantity,
      quantity: formatCount(item.quantity),
      sales: moneyText(stats, item.sales, language),
    }))
    .sort((one, other) => other.value - one.value);
  const [best] = rows;
  if (!best) return <Card title={title}>{t('stats.nothingSold')}</Card>;
  const unit = measure === 'sales' ? schemaLabel(sales, language) : t('stats.quantity');
  const figureOf = (row: (typeof rows)[number]) => (measure === 'sales' ? row.sales : row.quantity);
  return (
    <ChartCard
      name="soldItems"
      title={title}
      sentence={t(`stats.${measure}BestItem`, { item: isolateAuto(best.title), most: isolateLtr(figureOf(best)) })}
      chart={
        <RankedBars
          label={title}
          unit={unit}
          rows={rows.slice(0, MAX_BARS).map((row) => ({ ...row, name: <bdi>{row.title}</bdi>, figure: figureOf(row) }))}
        />
      }
      table={
        <FiguresTable
          caption={title}
          heads={[t('stats.item'), t('stats.quantity'), schemaLabel(sales, language)]}
          rows={rows.map((row) => ({ key: row.key, name: row.title, figures: [row.quantity, row.sales] }))}
        />
      }
    />
  );
}
