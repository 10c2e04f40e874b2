/**
 * The provider's orders: the table with its filters, and the panel of the open order.
 * (docs/spec/staff-console.md#orders-table)
 */
import { use, useRef } from 'react';
import Button from '@mui/material/Button';
import { orderEndpoints } from '@qaima/schemas';
import { ClipboardList, Layers as Sheets, ListFilter, Plus, RefreshCw, Sheet, WifiOff } from 'lucide-react';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.js';
import { Pagination } from '../../components/Pagination.js';
import { useIsPanelDocked } from '../../components/SidePanel.js';
import { useBackButtonDialog } from '../../components/useBackButtonDialog.js';
import { useRedirectToLastPage } from '../../components/useRedirectToLastPage.js';
import { useApi } from '../../data/api.js';
import { useDownload } from '../../data/useDownload.js';
import { useTranslate } from '../../i18n/i18n.js';
import marks from './badges.module.css';
import { EditingProvider } from './EditingContext.js';
import { FilterDraftsContext } from './filterDrafts.js';
import { SHEET_ROWS, useOrdersLocation, type FilterValues, type OrdersLocation } from './filters.js';
import { MessageDialog } from './message/MessageDialog.js';
import type { MessageDraft } from './message/messageDraft.js';
import { OrderFilters } from './OrderFilters.js';
import css from './orders.module.css';
import { OrderTable } from './OrderTable.js';
import { OrderPanel } from './panel/OrderPanel.js';
import { useOrderList } from './useOrders.js';

export default function OrdersScreen() {
  const drafts = useRef<FilterValues>({});
  return (
    <EditingProvider>
      <FilterDraftsContext value={drafts}>
        <OrdersBody />
      </FilterDraftsContext>
    </EditingProvider>
  );
}

function OrdersBody() {
  const t = useTranslate();
  const [place, navigation] = useOrdersLocation();
  const beside = useIsPanelDocked() && place.order !== null;
  const [writing, setWriting, stopWriting] = useBackButtonDialog<MessageDraft>();
  const { data, total = 0, error, refetch } = useOrderList(place);
  const isFiltered = Object.keys(place.filters).length > 0;
  const pages = Math.max(1, Math.ceil(total / place.limit));
  const isBeyond = useRedirectToLastPage({ rows: data, total, page: place.page, pages, onPage: navigation.correctTo });
  return (
    <div className={beside ? css['besidePanel'] : undefined}>
      <main className={css['page']}>
        <div className={css['head']}>
          <h2>{t('orders.title')}</h2>
          {data && <span className={marks['quiet']}>{t('orders.count', { smart_count: total })}</span>}
          <Actions place={place} />
        </div>
        <OrderFilters place={place} navigation={navigation} />
        {data && error && (
          <p role="alert" className={css['stale']}>
            {t('orders.stale', { message: error.message })}
          </p>
        )}
        {!data && error ? (
          <EmptyState
            icon={WifiOff}
            title={t('orders.failed')}
            hint={error.message}
            action={
              <Button variant="contained" startIcon={<RefreshCw size={18} />} onClick={() => void refetch()}>
                {t('trouble.retry')}
              </Button>
            }
          />
        ) : data?.length === 0 && !isBeyond ? (
          <EmptyState
            icon={isFiltered ? ListFilter : ClipboardList}
            title={t(isFiltered ? 'orders.noMatch' : 'orders.empty')}
            hint={t(isFiltered ? 'orders.noMatchHint' : 'orders.emptyHint')}
            action={
              isFiltered && (
                <Button variant="outlined" color="inherit" onClick={navigation.clear}>
                  {t('orderFilters.clear')}
                </Button>
              )
            }
          />
        ) : (
          <OrderTable
            orders={isBeyond ? undefined : data}
            opened={place.order}
            onOpen={navigation.open}
            onMessage={(order) => setWriting({ kind: 'menuReady', order, phone: order.user?.phone ?? '' })}
          />
        )}
        <Pagination page={Math.min(place.page, pages)} pages={pages} onPage={navigation.turnTo} />
      </main>
      {place.order !== null && (
        <OrderPanel
          key={place.order}
          called={place.order}
          onClose={() => navigation.open(null)}
          onOpen={navigation.open}
          onWrite={setWriting}
        />
      )}
      {writing && <MessageDialog {...writing} onClose={stopWriting} />}
    </div>
  );
}

/**
 * Buttons that create an order, and that export orders as a spreadsheet: the first 15 of this page, or all that match
 * the filters. (docs/spec/staff-console.md#spreadsheets)
 */
function Actions({ place: { filters, page, limit } }: { readonly place: OrdersLocation }) {
  const t = useTranslate();
  const basename = useBasename();
  const api = useApi();
  const drafts = use(FilterDraftsContext);
  const { bytes, start } = useDownload();
  /** Downloads by what the filters' fields say, also what was typed just now. */
  const fetchSheet = (excel: '1' | 'all') => {
    const typed = drafts.current;
    const isOther = Object.entries(typed).some(([name, value]) => value !== (filters[name] ?? ''));
    const first = isOther ? 1 : ((page - 1) * limit) / SHEET_ROWS + 1;
    const query = { ...filters, ...typed, excel, ...(excel === '1' && { page: first, limit: SHEET_ROWS }) };
    void start((onProgress) => api.download(orderEndpoints.list, { params: {}, query, onProgress }));
  };
  return (
    <div className={css['actions']}>
      {bytes !== null && (
        <span role="status" className={marks['quiet']}>
          {t('orderFiles.under', { size: Math.ceil(bytes / 1024) })}
        </span>
      )}
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Sheet size={18} />}
        disabled={bytes !== null}
        onClick={() => fetchSheet('1')}
      >
        {t('orderFiles.excel')}
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Sheets size={18} />}
        disabled={bytes !== null}
        onClick={() => fetchSheet('all')}
      >
        {t('orderFiles.excelAll')}
      </Button>
      <Button component={Link} to={`${basename}/createOrder`} variant="contained" startIcon={<Plus size={18} />}>
        {t('orders.create')}
      </Button>
    </div>
  );
}
