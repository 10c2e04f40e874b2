/** The payments and counter-entries behind a figure, with client and order. (docs/spec/staff-console.md#accounts) */
import { useState } from 'react';
import Box from '@mui/material/Box';
import {
  accountingEndpoints,
  formatDate,
  monthSchema,
  paymentDay,
  paymentReason,
  paymentSchema,
  schemaLabel,
  toThousandths,
  type AccountedPaymentRow,
  type AccountingPeriod,
} from '@qaima/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { ClientLink } from '../../components/ClientLink.js';
import { DownloadButton } from '../../components/DownloadButton.js';
import { LoadError } from '../../components/LoadError.js';
import { Money } from '../../components/Money.js';
import { Pagination } from '../../components/Pagination.js';
import { RowsSkeleton } from '../../components/RowsSkeleton.js';
import { SidePanel } from '../../components/SidePanel.js';
import { useApi } from '../../data/api.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import { daysOf, type ChosenFigure, type DaysOfPeriod } from './usePeriod.js';

const PAGE_ROWS = 30;

interface PaymentsPanelProps {
  readonly chosen: ChosenFigure;
  readonly period: DaysOfPeriod;
  readonly onClose: () => void;
}

export function PaymentsPanel({ chosen, period, onClose }: PaymentsPanelProps) {
  const t = useTranslate();
  const language = useLanguage();
  const api = useApi();
  const [page, setPage] = useState(1);
  const days = daysOf(chosen, period);
  const query = { ...days, figure: chosen.figure, page, limit: PAGE_ROWS };
  const sheet = { ...days, figure: chosen.figure, excel: '1' } as const;
  const { data, error, refetch } = useQuery({
    queryKey: ['accounting', 'payments', query],
    queryFn: async ({ signal }) => api.send(accountingEndpoints.payments, { params: {}, query, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const total = data?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / PAGE_ROWS));
  const figure = schemaLabel(monthSchema.properties[chosen.figure], language);
  return (
    <SidePanel
      title={[figure, chosen.month ?? t('accounting.sum')].join(' · ')}
      hint={data && t('accounting.payments', { smart_count: total })}
      onClose={onClose}
    >
      <Box sx={{ flexGrow: 1, padding: '0 20px 16px' }}>
        {data && (
          <Box sx={{ padding: '16px 0 12px', borderBlockEnd: `1px solid ${tokens.line}` }}>
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                justifyContent: 'space-between',
                gap: '8px',
              }}
            >
              <Box component="strong" sx={{ fontSize: 20 }}>
                <Money thousandths={toThousandths(data.sum ?? 0)} />
              </Box>
              <DownloadButton
                label={t('accounting.excel')}
                fetchFile={(onProgress) =>
                  api.download(accountingEndpoints.payments, { params: {}, query: sheet, onProgress })
                }
              />
            </Box>
            <Box sx={{ color: tokens.muted, fontSize: 13.5 }}>
              <Days days={days} />
            </Box>
          </Box>
        )}
        {!data && (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <RowsSkeleton />)}
        <Box component="ul" aria-label={figure} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {data?.data.map((row, index) => (
            <PaymentRow key={`${row.order} ${index}`} row={row} />
          ))}
        </Box>
        <Pagination page={Math.min(page, pages)} pages={pages} onPage={setPage} />
      </Box>
    </SidePanel>
  );
}

/** The days of a period in words. */
function Days({ days: { from, to } }: { readonly days: AccountingPeriod }) {
  const t = useTranslate();
  if (from && to) return t('accounting.fromTo', { from: formatDate(from), to: formatDate(to) });
  if (from) return t('accounting.since', { from: formatDate(from) });
  return to ? t('accounting.until', { to: formatDate(to) }) : t('accounting.allDays');
}

const { method: methodField } = paymentSchema.properties;

function PaymentRow({ row: { order, number, client, payment } }: { readonly row: AccountedPaymentRow }) {
  const t = useTranslate();
  const language = useLanguage();
  const basename = useBasename();
  const { method, value, by, reference } = payment;
  const reason = paymentReason(payment, language);
  return (
    <Box
      component="li"
      sx={{ padding: '10px 0', borderBlockEnd: `1px solid ${tokens.line}`, overflowWrap: 'anywhere' }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '12px' }}>
        <ClientLink username={client.username}>
          <bdi>{client.name || client.username}</bdi>
        </ClientLink>
        <Box component="strong" sx={{ flexShrink: 0, ...(value < 0 && { color: tokens.danger }) }}>
          <Money thousandths={toThousandths(value)} />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '0 12px', color: tokens.muted, fontSize: 13.5 }}>
        <Link to={`${basename}/orders?order=${order}`} style={{ color: tokens.accentDark }}>
          {t('orders.number', { number })}
        </Link>
        <span>{methodField['x-options'][method][language]}</span>
        <bdi dir="ltr">{formatDate(paymentDay(payment))}</bdi>
        {reference && <bdi>{reference}</bdi>}
        {by && <bdi>{by.name || by.username}</bdi>}
      </Box>
      {reason && <bdi style={{ color: tokens.muted, fontSize: 13.5 }}>{reason}</bdi>}
    </Box>
  );
}
