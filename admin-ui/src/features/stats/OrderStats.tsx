/**
 * Orders and sales by day, hour and item, missed orders, and a spreadsheet.
 * (docs/spec/owners-area.md#statistics-screen)
 */
import Box from '@mui/material/Box';
import {
  guestOrderEndpoints,
  schemaLabel,
  guestOrderStatsSchema,
  type GuestOrderStats,
  type Menu,
  type StatsPeriod,
} from '@qaima/schemas';
import { BellOff, ReceiptText, Wallet } from 'lucide-react';
import { useStore } from 'react-admin';
import { DownloadButton } from '../../components/DownloadButton.js';
import { Segmented } from '../../components/Segmented.js';
import { useApi } from '../../data/api.js';
import { useMenuName } from '../../data/menu.js';
import { periodOf, useOrderStats } from '../../data/useOrderStats.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { formatCount } from './format.js';
import { ChartsUnavailable } from './chartStates.js';
import { MEASURES, moneyText, OrderCharts, type Measure } from './OrderCharts.js';
import { Figure, figuresSx } from './Totals.js';

interface OrderStatsProps {
  /** Undefined while loading. */
  readonly menu: Menu | undefined;
  readonly days: StatsPeriod;
}

const { orders, sales, missed } = guestOrderStatsSchema.properties;

export function OrderStats({ menu, days }: OrderStatsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const [measure, choose] = useStore<Measure>('stats.measure', 'orders');
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
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
            <Segmented
              label={t('stats.measure')}
              value={measure}
              choices={MEASURES.map((value) => ({ value, label: schemaLabel({ orders, sales }[value], language) }))}
              onChange={choose}
            />
            <Spreadsheet period={periodOf(menu, days)} />
          </Box>
          <Box sx={{ display: 'grid', gap: '16px', opacity: stats.isPlaceholderData ? 0.6 : 1 }}>
            <OrderCharts stats={stats.data} period={periodOf(menu, days)} measure={measure} />
          </Box>
        </>
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

function Spreadsheet({ period }: { readonly period: ReturnType<typeof periodOf> }) {
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
