/** The amounts that were due and received in each month. (docs/spec/staff-console.md#accounts) */
import { lazy, Suspense } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { accountingEndpoints, dateRangeProblem, monthSchema, schemaLabel } from '@qaima/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { Card } from '../../components/Card.js';
import { CHART_HEIGHT } from '../../components/charts/chartSize.js';
import { DownloadButton } from '../../components/DownloadButton.js';
import { EmptyState } from '../../components/EmptyState.js';
import { ListUnavailable } from '../../components/ListUnavailable.js';
import { RowsSkeleton } from '../../components/RowsSkeleton.js';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { useApi } from '../../data/api.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import { CashCard } from './CashCard.js';
import { DueEquation } from './DueEquation.js';
import { MonthTable } from './MonthTable.js';
import { PaymentsPanel } from './PaymentsPanel.js';
import { PeriodFilter } from './PeriodFilter.js';
import { useFigure, usePeriod, type DaysOfPeriod } from './usePeriod.js';

const MonthsChart = lazy(async () => ({ default: (await import('./MonthsChart.js')).MonthsChart }));

export default function AccountingScreen() {
  const t = useTranslate();
  const language = useLanguage();
  const api = useApi();
  const [period, setPeriod] = usePeriod();
  const [figure, setFigure] = useFigure();
  const isReversed = dateRangeProblem(period) !== null;
  const {
    data: months,
    error,
    refetch,
  } = useQuery({
    queryKey: ['accounting', period],
    queryFn: async ({ signal }) =>
      (await api.send(accountingEndpoints.months, { params: {}, query: period, signal })).data,
    enabled: !isReversed,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isLimited = period.from !== undefined || period.to !== undefined;
  return (
    <ScreenLayout
      panel={
        figure &&
        !isReversed && (
          <PaymentsPanel
            key={`${figure.figure} ${figure.month}`}
            chosen={figure}
            period={period}
            onClose={() => setFigure(null)}
          />
        )
      }
    >
      <Card
        title={schemaLabel(monthSchema, language)}
        beside={months && months.length > 0 && !isReversed && <ExcelButton period={period} />}
      >
        <Box component="p" sx={{ marginBlock: '0 12px', color: tokens.muted }}>
          {t('accounting.hint')}
        </Box>
        <PeriodFilter period={period} isReversed={isReversed} onPeriod={setPeriod} />
        {!months && !error && !isReversed && <RowsSkeleton />}
        {!months && error && <ListUnavailable error={error} onRetry={() => void refetch()} />}
        {months?.length === 0 && (
          <EmptyState
            icon={Landmark}
            title={t(isLimited ? 'accounting.emptyPeriod' : 'accounting.empty')}
            {...(!isLimited && { hint: t('accounting.emptyHint') })}
          />
        )}
        {months && months.length > 0 && (
          <>
            <DueEquation months={months} />
            {/* One bar compares nothing. */}
            {months.length > 1 && (
              <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
                <MonthsChart months={months} />
              </Suspense>
            )}
            <MonthTable months={months} chosen={figure} onFigure={setFigure} />
          </>
        )}
      </Card>
      <CashCard />
    </ScreenLayout>
  );
}

function ExcelButton({ period }: { readonly period: DaysOfPeriod }) {
  const t = useTranslate();
  const api = useApi();
  const query = { ...period, excel: '1' } as const;
  return (
    <DownloadButton
      label={t('accounting.excel')}
      sx={{ marginInlineStart: 'auto' }}
      fetchFile={(onProgress) => api.download(accountingEndpoints.months, { params: {}, query, onProgress })}
    />
  );
}
