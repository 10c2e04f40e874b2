/**
 * Guests' orders in three views: the inbox, which plays a sound for new orders; the kitchen; and the history.
 * (docs/spec/owners-area.md#guest-orders)
 */
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { addDays, hasInbox, type Account, type Menu } from '@qaima/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { CardsSkeleton } from '../../components/CardsSkeleton.js';
import { EmptyState } from '../../components/EmptyState.js';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { useApi } from '../../data/api.js';
import { useAccount, useMenu, useMenuName } from '../../data/menu.js';
import { guestOrdersKey, isInboxOpenKey, pendingOrdersKey } from '../../data/pendingOrders.js';
import { useRequestSignIn } from '../../data/session.js';
import { useTranslate } from '../../i18n/i18n.js';
import { ScreenReaderAnnouncer } from './ScreenReaderAnnouncer.js';
import { Board } from './board/Board.js';
import { OrderDrawer } from './drawer/OrderDrawer.js';
import { RejectDialog } from './drawer/RejectDialog.js';
import { orderKey } from './drawer/useOrder.js';
import css from './guestOrders.module.css';
import { History } from './history/History.js';
import { OrderInbox } from './inbox/OrderInbox.js';
import { OpenInboxProvider, useInbox, useInboxHolder } from './inbox/OrderInboxProvider.js';
import { Kitchen } from './kitchen/Kitchen.js';
import { ReceivingHint } from './ReceivingHint.js';
import { usePrintAccepted } from './shared/usePrintAccepted.js';
import { useInboxUrlState } from './shared/useInboxUrlState.js';
import { useOrderTranslation } from './shared/useOrderTranslation.js';
import { InboxBar } from './shift/InboxBar.js';
import { ConnectionLostBar } from './shift/ConnectionLostBar.js';
import { StartOfShift } from './shift/StartOfShift.js';
import { TableCalls } from './board/TableCalls.js';
import { dayAt } from './shift/venueStatus.js';

export default function GuestOrdersScreen() {
  const t = useTranslate();
  const { data: menu } = useMenu();
  const { data: account } = useAccount();
  if (!menu || !account) return <Loading />;
  if (account.staff)
    return (
      <ScreenLayout panel={null}>
        <EmptyState icon={Lock} heading="h2" title={t('guestOrders.forVenueTitle')} hint={t('guestOrders.forVenue')} />
      </ScreenLayout>
    );
  return <VenueOrders menu={menu} account={account} />;
}

const Loading = () => (
  <ScreenLayout panel={null}>
    <CardsSkeleton />
  </ScreenLayout>
);

interface VenueOrdersProps {
  readonly menu: Menu;
  readonly account: Account;
}

/** Creates the inbox. During a shift, reuses the inbox that is already running. */
function VenueOrders({ menu, account }: VenueOrdersProps) {
  const api = useApi();
  const menuId = useMenuName();
  const queries = useQueryClient();
  const { inbox, hold, release } = useInboxHolder();
  const onSignedOut = useRequestSignIn();
  const isLive = hasInbox(menu);
  const zone = menu.settings?.timeZone;
  const { username } = account;
  const onAccepted = usePrintAccepted();
  const isKept = inbox?.isLive === isLive;
  useEffect(() => {
    if (isKept) return;
    hold(
      new OrderInbox({
        api,
        menuId,
        username,
        isLive,
        firstDay: () => addDays(dayAt(api.serverNow(), zone), -1),
        onPending: (pending) => {
          queries.setQueryData(isInboxOpenKey(menuId), pending !== null);
          if (pending !== null) queries.setQueryData(pendingOrdersKey(menuId), pending);
        },
        onSignedOut,
        onAccepted,
        onOrder: (id) => {
          // Without an inbox the history is what the screen shows.
          const queryKey = isLive ? orderKey(menuId, id) : guestOrdersKey(menuId);
          void queries.invalidateQueries({ queryKey });
        },
      }),
    );
  }, [isKept, hold, api, menuId, username, isLive, zone, queries, onSignedOut, onAccepted]);
  useEffect(() => release, [release]);
  return inbox && isKept ? <OpenInbox inbox={inbox} /> : <Loading />;
}

function OpenInbox({ inbox }: { readonly inbox: OrderInbox }) {
  const state = useSyncExternalStore(inbox.subscribe, inbox.read);
  const translate = useOrderTranslation();
  const orders = useMemo(() => state.orders.map(translate), [state.orders, translate]);
  return (
    <OpenInboxProvider value={{ inbox, state: { ...state, orders } }}>
      <InboxBar />
      <main className={css['screen']}>
        <ConnectionLostBar />
        <ReceivingHint isLive={inbox.isLive} />
        <View />
      </main>
      <ScreenReaderAnnouncer />
    </OpenInboxProvider>
  );
}

function View() {
  const { inbox, state } = useInbox();
  const { view, order, closeOrder } = useInboxUrlState();
  const [rejecting, setRejecting] = useState<string | null>(null);
  const closeReject = useCallback(() => setRejecting(null), []);
  const shown = inbox.isLive ? view : 'history';
  return (
    <>
      {!inbox.isLive && (
        <div className={css['callsOfRecord']}>
          <TableCalls />
        </div>
      )}
      {shown === 'history' && <History />}
      {shown === 'kitchen' && (state.isLoaded ? <Kitchen /> : <CardsSkeleton />)}
      {shown === 'inbox' &&
        (!state.isLoaded ? (
          <CardsSkeleton />
        ) : state.isShiftOn ? (
          <Board onReject={setRejecting} isCovered={order !== null || rejecting !== null} />
        ) : (
          <>
            <TableCalls />
            <StartOfShift />
          </>
        ))}
      {order !== null && <OrderDrawer key={order} id={order} onClose={closeOrder} onReject={setRejecting} />}
      {rejecting !== null && <RejectDialog key={`reject ${rejecting}`} id={rejecting} onClose={closeReject} />}
    </>
  );
}
