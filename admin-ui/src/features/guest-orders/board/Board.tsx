/** The orders by state: columns on wide screens, tabs on phones. (docs/spec/owners-area.md#guest-orders) */
import { useId, useRef, useState, type ReactNode } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { isForLater, type GuestOrder } from '@qaima/schemas';
import { countdown } from '@qaima/schemas/text/countdown';
import { BellRing, UtensilsCrossed } from 'lucide-react';
import { useNotifyError } from '../../../data/useNotifyError.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { useInbox } from '../inbox/OrderInboxProvider.js';
import shared from '../shared/shared.module.css';
import { useInboxUrlState } from '../shared/useInboxUrlState.js';
import { useNow } from '../shared/useNow.js';
import { useOrderActions } from '../shared/useOrderActions.js';
import { useOrderText } from '../shared/useOrderText.js';
import { useBusinessDay, useLastAccepted } from '../shift/venueStatus.js';
import css from './board.module.css';
import { BoardFooter } from './BoardFooter.js';
import { AcceptedCard, ReadyCard } from './AcceptedAndReadyCards.js';
import { LaterOrders } from './LaterOrders.js';
import { TableCalls } from './TableCalls.js';
import { UrgentBar } from './UrgentBar.js';
import { useBoardKeys } from './useBoardKeys.js';
import { WaitingCard } from './WaitingCard.js';

type ColumnName = 'waiting' | 'accepted' | 'ready';
const COLUMNS: readonly ColumnName[] = ['waiting', 'accepted', 'ready'];

interface BoardProps {
  readonly onReject: (id: string) => void;
  /** Whether a drawer or dialog covers the board. */
  readonly isCovered: boolean;
}

export function Board({ onReject, isCovered }: BoardProps) {
  const { state } = useInbox();
  const { openOrder, show } = useInboxUrlState();
  const actions = useOrderActions();
  const isPhone = useMediaQuery('(max-width: 755.95px)');
  const keys = useBoardKeys({
    orders: state.orders,
    actions,
    onReject,
    onSearch: () => show('history', { focus: '1' }),
  });
  const inState = (name: GuestOrder['state']) => state.orders.filter((order) => order.state === name);
  const day = useBusinessDay();
  const accepted = inState('accepted');
  const orders = {
    waiting: inState('pending'),
    accepted: accepted.filter((order) => !isForLater(order, day)),
    ready: inState('ready'),
  };
  const later = accepted.filter((order) => isForLater(order, day));
  const cardProps = (order: GuestOrder) => ({
    order,
    progress: state.progress.get(order._id),
    actions,
    onOpen: openOrder,
  });
  const lists: Readonly<Record<ColumnName, ReactNode>> = {
    waiting:
      orders.waiting.length > 0 ? (
        orders.waiting.map((order) => <WaitingCard key={order._id} {...cardProps(order)} onReject={onReject} />)
      ) : (
        <EmptyWaiting />
      ),
    accepted: orders.accepted.map((order) => <AcceptedCard key={order._id} {...cardProps(order)} />),
    ready: orders.ready.map((order) => <ReadyCard key={order._id} {...cardProps(order)} />),
  };
  return (
    <div {...keys} className={css['board']}>
      {isPhone ? (
        <>
          <TableCalls />
          <Tabs orders={orders} later={later} lists={lists} isCovered={isCovered} />
        </>
      ) : (
        <div className={css['columns']}>
          {COLUMNS.map((name) => (
            <Column key={name} name={name} orders={orders[name]} later={name === 'accepted' ? later : []}>
              {lists[name]}
            </Column>
          ))}
        </div>
      )}
      <BoardFooter />
    </div>
  );
}

interface ColumnProps {
  readonly name: ColumnName;
  readonly orders: readonly GuestOrder[];
  /** Reservations of later days, below the orders. */
  readonly later: readonly GuestOrder[];
  readonly children: ReactNode;
}

function Column({ name, orders, later, children }: ColumnProps) {
  const t = useTranslate();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <section className={css['column']} aria-labelledby={id}>
      <div className={css['columnHead']}>
        <h2 id={id}>{t(`orderBoard.${name}`)}</h2>
        <Count name={name} orders={orders} />
        {name === 'waiting' && orders.length > 1 && <span className={css['muted']}>{t('orderBoard.newestFirst')}</span>}
        {name === 'accepted' && <LateCount orders={orders} />}
      </div>
      {name === 'ready' && <TableCalls />}
      <div className={css['scroll']} ref={scroller} data-column={name}>
        <List name={name} orders={orders}>
          {children}
        </List>
        <LaterOrders orders={later} />
      </div>
      {name === 'waiting' && <UrgentBar orders={orders} scroller={scroller} />}
    </section>
  );
}

function List({ name, orders, children }: Omit<ColumnProps, 'later'>) {
  const t = useTranslate();
  if (orders.length > 0) return <ul className={css['list']}>{children}</ul>;
  if (name === 'waiting') return children;
  return (
    <p className={css['placeholder']}>{t(name === 'ready' ? 'orderBoard.readyEmpty' : 'orderBoard.acceptedEmpty')}</p>
  );
}

const Count = ({ name, orders }: Pick<ColumnProps, 'name' | 'orders'>) => (
  <span
    className={`${css['number'] ?? ''} ${name === 'waiting' && orders.length > 0 ? (css['numberWaiting'] ?? '') : ''}`}
  >
    {orders.length}
  </span>
);

function LateCount({ orders }: Pick<ColumnProps, 'orders'>) {
  const t = useTranslate();
  const now = useNow();
  const late = orders.filter(({ promisedAt }) => Date.parse(promisedAt ?? '') < now).length;
  return late > 0 ? <span className={css['alarming']}>{t('orderBoard.late', { smart_count: late })}</span> : null;
}

interface TabsProps {
  readonly orders: Readonly<Record<ColumnName, readonly GuestOrder[]>>;
  readonly later: readonly GuestOrder[];
  readonly lists: Readonly<Record<ColumnName, ReactNode>>;
  readonly isCovered: boolean;
}

function Tabs({ orders, later, lists, isCovered }: TabsProps) {
  const t = useTranslate();
  const id = useId();
  const { announcement } = useInbox().state;
  const [chosen, choose] = useState<ColumnName>('waiting');
  const panel = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(announcement?.key);
  // A new order opens its tab, except while a drawer or dialog is open.
  if (announcement && announcement.key !== seen) {
    setSeen(announcement.key);
    if (announcement.kind === 'new' && !isCovered)
      choose(announcement.orders.some(({ state }) => state === 'pending') ? 'waiting' : 'accepted');
  }
  return (
    <>
      <div className={css['tabs']} role="tablist">
        {COLUMNS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={chosen === name}
            aria-controls={`${id}-panel`}
            onClick={() => choose(name)}
          >
            {t(`orderBoard.${name}`)}
            <Count name={name} orders={orders[name]} />
          </button>
        ))}
      </div>
      <div
        ref={panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen}`}
        className={css['panel']}
        data-column={chosen}
      >
        <List name={chosen} orders={orders[chosen]}>
          {lists[chosen]}
        </List>
        {chosen === 'accepted' && <LaterOrders orders={later} />}
        <UrgentBar orders={orders.waiting} scroller={panel} onShow={() => choose('waiting')} />
      </div>
    </>
  );
}

function EmptyWaiting() {
  const t = useTranslate();
  const text = useOrderText();
  const { inbox, state } = useInbox();
  const notifyError = useNotifyError();
  const last = useLastAccepted(state.ended);
  const accepted = last?.events.find(({ to, by }) => to === 'accepted' && by !== undefined);
  return (
    <div className={css['empty']}>
      <UtensilsCrossed size={72} strokeWidth={1.25} aria-hidden="true" />
      <h3>{t('orderBoard.empty')}</h3>
      <p>{t('orderBoard.emptyHint')}</p>
      <button type="button" className={shared['outlined']} onClick={() => void inbox.practise().catch(notifyError)}>
        <BellRing size={20} aria-hidden="true" />
        {t('orderBoard.practise')}
      </button>
      {last && accepted && (
        <p>
          {t('orderBoard.lastAnswered', {
            at: text.time(last.placedAt),
            after: countdown(Date.parse(accepted.at) - Date.parse(last.placedAt)),
          })}
        </p>
      )}
    </div>
  );
}
