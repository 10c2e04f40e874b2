/** The cash that each member of staff holds, the close of their day, and the latest counts. */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { cashCountEndpoints, isolateAuto, toThousandths, type CashCount, type HeldCash } from '@qaima/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Card } from '../../components/Card.js';
import { DateTime } from '../../components/DateTime.js';
import { LoadError } from '../../components/LoadError.js';
import { Money } from '../../components/Money.js';
import { Pagination } from '../../components/Pagination.js';
import { RowsSkeleton } from '../../components/RowsSkeleton.js';
import { useApi } from '../../data/api.js';
import { useHeldCash } from '../../data/useHeldCash.js';
import { useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import { CashDifference } from './CashDifference.js';
import { CountCash } from './CountCash.js';

const COUNTS_SHOWN = 10;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  paddingBlock: '8px',
  borderBlockEnd: `1px solid ${tokens.line}`,
  overflowWrap: 'anywhere',
} as const;
const list = { margin: 0, padding: 0, listStyle: 'none' } as const;
const quiet = { color: tokens.muted, fontSize: 13.5 } as const;

export function CashCard() {
  const t = useTranslate();
  const [counted, setCounted] = useState<HeldCash | null>(null);
  const { data: members, error, refetch } = useHeldCash();
  return (
    <Card title={t('accounting.cash')}>
      <Box component="p" sx={{ marginBlock: '0 8px', color: tokens.muted }}>
        {t('accounting.cashHint')}
      </Box>
      {!members && (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <RowsSkeleton />)}
      <Box component="ul" aria-label={t('accounting.cash')} sx={list}>
        {members?.map((held) => {
          const { member, cash, since } = held;
          const name = member.name || member.username;
          return (
            <Box component="li" key={member.username} sx={row}>
              <Box sx={{ flex: '1 1 160px' }}>
                <bdi>{name}</bdi>
                <Box sx={quiet}>
                  {since ? (
                    <>
                      {t('accounting.countedLast')} <DateTime at={since} />
                    </>
                  ) : (
                    t('accounting.neverCounted')
                  )}
                </Box>
              </Box>
              <strong>
                <Money thousandths={toThousandths(cash)} />
              </strong>
              <Button
                variant="outlined"
                aria-label={t('accounting.countOf', { name: isolateAuto(name) })}
                onClick={() => setCounted(held)}
              >
                {t('accounting.count')}
              </Button>
            </Box>
          );
        })}
      </Box>
      {counted && <CountCash held={counted} onClose={() => setCounted(null)} />}
      <Counts />
    </Card>
  );
}

function Counts() {
  const t = useTranslate();
  const api = useApi();
  const [page, setPage] = useState(1);
  const { data } = useQuery({
    queryKey: ['accounting', 'cashCounts', page],
    queryFn: async ({ signal }) =>
      api.send(cashCountEndpoints.list, { params: {}, query: { page, limit: COUNTS_SHOWN }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!data || data.data.length === 0) return null;
  return (
    <>
      <Box component="h3" sx={{ margin: '20px 0 4px', fontSize: 15 }}>
        {t('accounting.counts')}
      </Box>
      <Box component="ul" aria-label={t('accounting.counts')} sx={list}>
        {data.data.map((count) => (
          <CountRow key={count._id} count={count} />
        ))}
      </Box>
      <Pagination page={page} pages={Math.max(1, Math.ceil((data.total ?? 0) / COUNTS_SHOWN))} onPage={setPage} />
    </>
  );
}

function CountRow({ count }: { readonly count: CashCount }) {
  const { member, counted, at, reason } = count;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 160px' }}>
        <bdi>{member.name || member.username}</bdi>
        <Box sx={quiet}>
          <DateTime at={at} />
        </Box>
      </Box>
      <Box sx={{ textAlign: 'end' }}>
        <Money thousandths={toThousandths(counted)} />
        <CashDifference count={count} />
      </Box>
      {reason && (
        <Box sx={{ ...quiet, flexBasis: '100%' }}>
          <bdi>{reason}</bdi>
        </Box>
      )}
    </Box>
  );
}
