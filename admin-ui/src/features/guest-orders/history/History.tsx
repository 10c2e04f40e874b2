/** All orders by day and state, with a search and a spreadsheet download. */
import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { addDays, GUEST_ORDER_STATES, guestOrderEndpoints, isDate, type GuestOrder } from '@qaima/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ClipboardList, RefreshCw, WifiOff } from 'lucide-react';
import { DateField } from '../../../components/DateField.js';
import { DownloadButton } from '../../../components/DownloadButton.js';
import { EmptyState } from '../../../components/EmptyState.js';
import { NativeSelect } from '../../../components/NativeSelect.js';
import { Pagination } from '../../../components/Pagination.js';
import { RowsSkeleton } from '../../../components/RowsSkeleton.js';
import { useDebounced } from '../../../components/useDebounced.js';
import { useApi } from '../../../data/api.js';
import { useMenu, useMenuName } from '../../../data/menu.js';
import { guestOrdersKey } from '../../../data/pendingOrders.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { useInbox } from '../inbox/OrderInboxProvider.js';
import { useInboxUrlState } from '../shared/useInboxUrlState.js';
import { useOrderText } from '../shared/useOrderText.js';
import { useOrderTranslation } from '../shared/useOrderTranslation.js';
import { dayAt } from '../shift/venueStatus.js';
import css from './history.module.css';
import { HistoryRow } from './HistoryRow.js';

const PAGE_SIZE = 20;
const REFRESH_MS = 30_000;

export function History() {
  const t = useTranslate();
  const api = useApi();
  const menuId = useMenuName();
  const { search, set, openOrder } = useInboxUrlState();
  const text = search.get('q') ?? '';
  const q = useDebounced(text);
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  const filters = {
    q,
    state: search.get('state') ?? '',
    from: isDate(from) ? from : '',
    to: isDate(to) ? to : '',
  };
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { data, error, refetch } = useQuery({
    queryKey: [...guestOrdersKey(menuId), 'list', filters, page],
    queryFn: async ({ signal }) => {
      // `silent`: the server must not take this request as a sign that the device rings for new orders.
      const query = { ...filters, page, limit: PAGE_SIZE, silent: '1' } as const;
      const { data: orders, total = 0 } = await api.send(guestOrderEndpoints.list, {
        params: { menuId },
        query,
        signal,
      });
      return { orders, total };
    },
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
    retry: false,
  });
  const pages = Math.ceil((data?.total ?? 0) / PAGE_SIZE);
  return (
    <div className={css['history']}>
      <Filters />
      <div className={css['found']}>
        <span role="status">{data && t('orderHistory.found', { smart_count: data.total })}</span>
        <Excel filters={filters} />
      </div>
      {!data && error ? (
        <EmptyState
          icon={WifiOff}
          title={t('guestOrders.failed')}
          hint={error.message}
          action={
            <Button variant="contained" startIcon={<RefreshCw size={18} />} onClick={() => void refetch()}>
              {t('trouble.retry')}
            </Button>
          }
        />
      ) : !data ? (
        <RowsSkeleton count={6} />
      ) : data.orders.length === 0 ? (
        <EmptyState
          icon={ClipboardList}
          title={t('orderHistory.empty')}
          hint={t(Object.values(filters).some(Boolean) ? 'orderHistory.emptyHint' : 'orderHistory.noneYet')}
          heading="h2"
        />
      ) : (
        <Rows orders={data.orders} onOpen={openOrder} />
      )}
      <Pagination
        page={Math.min(page, Math.max(1, pages))}
        pages={pages}
        onPage={(next) => set({ page: next === 1 ? null : String(next) })}
      />
    </div>
  );
}

interface RowsProps {
  readonly orders: readonly GuestOrder[];
  readonly onOpen: (id: string) => void;
}

function Rows({ orders, onOpen }: RowsProps) {
  const translate = useOrderTranslation();
  return (
    <ul className={css['rows']}>
      {orders.map((order) => (
        <HistoryRow key={order._id} order={translate(order)} onOpen={onOpen} />
      ))}
    </ul>
  );
}

function Filters() {
  const t = useTranslate();
  const text = useOrderText();
  const { data: menu } = useMenu();
  const { inbox } = useInbox();
  const { search, set } = useInboxUrlState();
  const field = useRef<HTMLInputElement>(null);
  const [today] = useState(() => dayAt(inbox.clock.now(), menu?.settings?.timeZone));
  const isFocused = search.has('focus');
  useEffect(() => {
    if (!isFocused) return;
    field.current?.focus();
    set({ focus: null }, true);
  }, [isFocused, set]);
  const filter = (changes: Readonly<Record<string, string | null>>) => set({ ...changes, page: null }, true);
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  const periods = [
    { key: 'todayOnly', from: today, to: today },
    { key: 'yesterday', from: addDays(today, -1), to: addDays(today, -1) },
    { key: 'week', from: addDays(today, -6), to: today },
    { key: 'allDays', from: '', to: '' },
  ] as const;
  return (
    <div className={css['filters']}>
      <input
        ref={field}
        type="search"
        className={css['search']}
        aria-label={t('orderHistory.search')}
        placeholder={t('orderHistory.search')}
        maxLength={100}
        value={search.get('q') ?? ''}
        onChange={({ target }) => filter({ q: target.value })}
      />
      <div className={css['days']} role="group" aria-label={t('orderHistory.day')}>
        {periods.map((period) => (
          <button
            key={period.key}
            type="button"
            aria-pressed={from === period.from && to === period.to}
            onClick={() => filter({ from: period.from, to: period.to })}
          >
            {t(`orderHistory.${period.key}`)}
          </button>
        ))}
      </div>
      <div className={css['fields']}>
        <label>
          {t('orderHistory.from')}
          <DateField value={from} onChange={(day) => filter({ from: day })} />
        </label>
        <label>
          {t('orderHistory.to')}
          <DateField value={to} onChange={(day) => filter({ to: day })} />
        </label>
        <label>
          {t('orderHistory.state')}
          <NativeSelect value={search.get('state') ?? ''} onChange={({ target }) => filter({ state: target.value })}>
            <option value="">{t('orderHistory.allStates')}</option>
            {GUEST_ORDER_STATES.map((state) => (
              <option key={state} value={state}>
                {state === 'pending' ? t('orderHistory.waitingOrMessage') : text.state(state)}
              </option>
            ))}
          </NativeSelect>
        </label>
      </div>
    </div>
  );
}

function Excel({ filters }: { readonly filters: Readonly<Record<string, string>> }) {
  const t = useTranslate();
  const api = useApi();
  const menuId = useMenuName();
  const query = { ...filters, excel: '1' };
  return (
    <DownloadButton
      label={t('orderHistory.excel')}
      fetchFile={(onProgress) => api.download(guestOrderEndpoints.list, { params: { menuId }, query, onProgress })}
    />
  );
}
