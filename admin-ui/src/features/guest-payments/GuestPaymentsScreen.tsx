/** The payments of a venue's guests: what to confirm, what is owed, and what has to be returned. */
import { useState } from 'react';
import Box from '@mui/material/Box';
import { guestPaymentEndpoints } from '@qaima/schemas';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { HandCoins, Lock } from 'lucide-react';
import { Card } from '../../components/Card.js';
import { DownloadButton } from '../../components/DownloadButton.js';
import { EmptyState } from '../../components/EmptyState.js';
import { ListUnavailable } from '../../components/ListUnavailable.js';
import { Pagination } from '../../components/Pagination.js';
import { RowsSkeleton } from '../../components/RowsSkeleton.js';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { Segmented } from '../../components/Segmented.js';
import { useDebounced } from '../../components/useDebounced.js';
import { useApi } from '../../data/api.js';
import { useAccount, useMenuName } from '../../data/menu.js';
import { useTranslate } from '../../i18n/i18n.js';
import { PaymentRow } from './PaymentRow.js';

const PAGE_SIZE = 20;
const REFRESH_MS = 30_000;

const SHOWN = {
  waiting: { state: 'claimed' },
  open: { state: 'open' },
  due: { due: '1' },
  all: {},
} as const satisfies Readonly<Record<string, { readonly state?: string; readonly due?: '1' }>>;
type Shown = keyof typeof SHOWN;

export default function GuestPaymentsScreen() {
  const t = useTranslate();
  const { data: account } = useAccount();
  return (
    <ScreenLayout panel={null}>
      {account?.staff ? (
        <EmptyState icon={Lock} heading="h2" title={t('payments.caption')} hint={t('payments.forVenue')} />
      ) : (
        account && <Payments />
      )}
    </ScreenLayout>
  );
}

function Payments() {
  const t = useTranslate();
  const api = useApi();
  const menuId = useMenuName();
  const queries = useQueryClient();
  const [shown, show] = useState<Shown>('waiting');
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const q = useDebounced(text);
  const key = ['guestPayments', menuId];
  const query = { ...SHOWN[shown], q };
  const { data, error, refetch } = useQuery({
    queryKey: [...key, query, page],
    queryFn: async ({ signal }) => {
      const asked = { ...query, page, limit: PAGE_SIZE };
      const { data: payments, total = 0 } = await api.send(guestPaymentEndpoints.list, {
        params: { menuId },
        query: asked,
        signal,
      });
      return { payments, total };
    },
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
    retry: false,
  });
  const choose = (next: Shown) => {
    show(next);
    setPage(1);
  };
  const choices = (['waiting', 'open', 'due', 'all'] as const).map((value) => ({
    value,
    label: t(`payments.${value}`),
  }));
  return (
    <Card title={t('payments.caption')}>
      <Box sx={{ display: 'grid', gap: '12px' }}>
        <Segmented label={t('payments.show')} value={shown} choices={choices} onChange={choose} />
        <Box
          component="input"
          type="search"
          aria-label={t('payments.search')}
          placeholder={t('payments.search')}
          maxLength={100}
          value={text}
          onChange={({ target }: { readonly target: HTMLInputElement }) => {
            setText(target.value);
            setPage(1);
          }}
          sx={{ font: 'inherit', padding: '10px 12px', minBlockSize: 44, inlineSize: '100%' }}
        />
        {error && !data && <ListUnavailable error={error} onRetry={() => void refetch()} />}
        {!error && !data && <RowsSkeleton count={4} />}
        {data?.payments.length === 0 && (
          <EmptyState icon={HandCoins} title={t('payments.none')} hint={t('payments.noneHint')} />
        )}
        <Box component="ul" aria-label={t('payments.caption')} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {data?.payments.map((payment) => (
            <PaymentRow
              key={payment._id}
              payment={payment}
              onChanged={() => void queries.invalidateQueries({ queryKey: key })}
            />
          ))}
        </Box>
        <Pagination page={page} pages={Math.ceil((data?.total ?? 0) / PAGE_SIZE)} onPage={setPage} />
        <DownloadButton
          label={t('stats.excel')}
          fetchFile={(onProgress) =>
            api.download(guestPaymentEndpoints.list, {
              params: { menuId },
              query: { ...query, excel: '1' },
              onProgress,
            })
          }
        />
      </Box>
    </Card>
  );
}
