/**
 * Orders and sales by day, hour and item, missed orders, and a spreadsheet.
 * (docs/spec/owners-area.md#statistics-screen)
 */
import { lazy } from 'react';
import Box from '@mui/material/Box';
import {
  formatMoney,
  guestOrderEndpoints,
  schemaLabel,
  guestOrderStatsSchema,
  toThousandths,
  type GuestOrderStats,
  type Language,
  type Menu,
  type StatsPeriod,
} from '@qaima/schemas';
import { BellOff, ReceiptText, Wallet } from 'lucide-react';
import { Card } from '../../components/Card.js';
import { DownloadButton } from '../../components/DownloadButton.js';
import { useApi } from '../../data/api.js';
import { useMenuName } from '../../data/menu.js';
import { everyDay, everyHour, periodOf, useOrderStats } from '../../data/useOrderStats.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import { ChartCard } from './ChartCard.js';
import { FiguresTable } from './FiguresTable.js';
import { formatCount, formatDay, formatHour, indexOfMax } from './format.js';
import { ChartsUnavailable } from './chartStates.js';
import { Figure, figuresSx } from './Totals.js';

const SeriesChart = lazy(async () => ({ default: (await import('./BarCharts.js')).SeriesChart }));

interface OrderStatsProps {
  /** Undefined while loading. */
  readonly menu: Menu | undefined;
  readonly days: StatsPeriod;
}

const { orders, sales, missed } = guestOrderStatsSchema.properties;

export function OrderStats({ menu, days }: OrderStatsProps) {
  const t = useTranslate();
  const stats = useOrderStats(menu, days);
  if (stats.error && !stats.data)
    return <ChartsUnavailable message={stats.error.message} onRetry={() => void stats.refetch()} />;
  return (
    <Box
      component="section"
      aria-label={t('stats.orders')}
      aria-busy={stats.isFetching}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', marginBlockEnd: '24px' }}
    >
      <Sums stats={stats.data} />
      {menu && stats.data && stats.data.orders > 0 && (
        <Charts stats={stats.data} period={periodOf(menu, days)} isOlder={stats.isPlaceholderData} />
      )}
    </Box>
  );
}

function Sums({ stats }: { readonly stats: GuestOrderStats | undefined }) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <Box component="dl" sx={figuresSx}>
      <Figure
        icon={ReceiptText}
        label={schemaLabel(orders, language)}
        hint={t('stats.ordersHint')}
        value={stats && formatCount(stats.orders)}
      />
      <Figure
        icon={Wallet}
        label={schemaLabel(sales, language)}
        hint={t('stats.salesHint')}
        value={stats && moneyText(stats, stats.sales, language)}
        isLong
      />
      <Figure
        icon={BellOff}
        label={schemaLabel(missed, language)}
        hint={t(stats && stats.missed > 0 ? 'stats.missedHint' : 'stats.noneMissed')}
        value={stats && formatCount(stats.missed)}
      />
    </Box>
  );
}

const moneyText = ({ currency }: Pick<GuestOrderStats, 'currency'>, amount: number, language: Language) =>
  // `formatMoney` returns an empty string for zero.
  formatMoney(toThousandths(amount), currency, language) || formatCount(0);

interface ChartsProps {
  readonly stats: GuestOrderStats;
  readonly period: ReturnType<typeof periodOf>;
  /** Whether the figures belong to another period, because those of the selected period are loading. */
  readonly isOlder: boolean;
}

function Charts({ stats, period, isOlder }: ChartsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const byDay = everyDay(stats, period);
  const byHour = everyHour(stats);
  const orderCount = (number: number) => t('stats.orderCount', { smart_count: number });
  const bestDay = indexOfMax(byDay.map((one) => one.orders));
  const bestHour = indexOfMax(byHour.map((one) => one.orders));
  const heads = [schemaLabel(orders, language), schemaLabel(sales, language)];
  const figuresOf = (one: { readonly orders: number; readonly sales: number }) => [
    formatCount(one.orders),
    moneyText(stats, one.sales, language),
  ];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', opacity: isOlder ? 0.6 : 1 }}>
      <ChartCard
        name="orderDays"
        title={t('stats.ordersByDay')}
        sentence={t('stats.bestDay', {
          orders: orderCount(stats.orders),
          sales: `\u2066${moneyText(stats, stats.sales, language)}\u2069`,
          day: formatDay(byDay[bestDay ?? 0]?.day ?? '', language),
          most: orderCount(byDay[bestDay ?? 0]?.orders ?? 0),
        })}
        chart={
          <SeriesChart
            label={t('stats.ordersByDay')}
            unit={schemaLabel(orders, language)}
            scale="days"
            points={byDay.map((one) => ({ at: one.day, value: one.orders }))}
          />
        }
        table={
          <FiguresTable
            caption={t('stats.ordersByDay')}
            heads={[t('stats.day'), ...heads]}
            rows={byDay.toReversed().map((one) => ({
              key: one.day,
              name: formatDay(one.day, language),
              figures: figuresOf(one),
            }))}
          />
        }
      />
      <ChartCard
        name="orderHours"
        title={t('stats.ordersByHour')}
        sentence={t('stats.bestHour', { from: formatHour(bestHour ?? 0), to: formatHour((bestHour ?? 0) + 1) })}
        chart={
          <SeriesChart
            label={t('stats.ordersByHour')}
            unit={schemaLabel(orders, language)}
            scale="hours"
            points={byHour.map((one) => ({ at: one.hour, value: one.orders }))}
          />
        }
        table={
          <FiguresTable
            caption={t('stats.ordersByHour')}
            heads={[t('stats.hour'), ...heads]}
            rows={byHour.map((one) => ({
              key: String(one.hour),
              name: formatHour(one.hour),
              figures: figuresOf(one),
            }))}
          />
        }
      />
      <Card title={t('stats.soldItems')} beside={<Spreadsheet period={period} />}>
        {stats.items.length === 0 ? (
          <Box sx={{ color: tokens.muted }}>{t('stats.nothingSold')}</Box>
        ) : (
          <FiguresTable
            caption={t('stats.soldItems')}
            heads={[t('stats.item'), t('stats.quantity'), schemaLabel(sales, language)]}
            rows={stats.items.map((item, index) => ({
              key: item._id ?? String(index),
              name: item.title,
              figures: [formatCount(item.quantity), moneyText(stats, item.sales, language)],
            }))}
          />
        )}
      </Card>
    </Box>
  );
}

function Spreadsheet({ period }: Pick<ChartsProps, 'period'>) {
  const t = useTranslate();
  const api = useApi();
  const menuId = useMenuName();
  const query = { ...period, excel: '1' } as const;
  return (
    <DownloadButton
      label={t('stats.excel')}
      sx={{ marginInlineStart: 'auto' }}
      fetchFile={(onProgress) => api.download(guestOrderEndpoints.stats, { params: { menuId }, query, onProgress })}
    />
  );
}
