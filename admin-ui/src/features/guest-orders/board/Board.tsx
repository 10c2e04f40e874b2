/** The orders by state: columns on wide screens, tabs on phones. (docs/spec/owners-area.md#guest-orders) */
import { useId, useRef, useState, type ReactNode } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GuestOrder } from '@qaima/schemas';
import { useTranslate } from '../../../i18n/i18n.js';
import { useInbox } from '../inbox/OrderInboxProvider.js';
import { PLACES } from '../shared/useHeldPlaces.js';
import { useInboxUrlState } from '../shared/useInboxUrlState.js';
import { useNow } from '../shared/useNow.js';
import { useOrderActions } from '../shared/useOrderActions.js';
import css from './board.module.css';
import { AcceptedCard, ReadyCard } from './AcceptedAndReadyCards.js';
import { BoardFooter } from './BoardFooter.js';
import { CardPlace } from './CardPlace.js';
import { EmptyWaiting } from './EmptyWaiting.js';
import { LaterOrders } from './LaterOrders.js';
import { foldedMissed, MissedCard, MissedHead } from './MissedOrders.js';
import { TableCalls } from './TableCalls.js';
import { UrgentBar } from './UrgentBar.js';
import { COLUMNS, useBoardColumns, type BoardColumns, type ColumnName } from './useBoardColumns.js';
import { useBoardKeys } from './useBoardKeys.js';
import { WaitingCard, type CardProps } from './WaitingCard.js';

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
  const [showsMissed, setShowsMissed] = useState(false);
  const keys = useBoardKeys({
    orders: state.orders,
    actions,
    onReject,
    onSearch: () => show('history', { focus: '1' }),
  });
  const columns = useBoardColumns();
  const { places, missed } = columns;
  const folded = foldedMissed(missed, showsMissed);
  const card = (name: ColumnName, order: GuestOrder) => {
    const props: CardProps = { order, progress: state.progress.get(order._id), actions, onOpen: openOrder };
    if (name === 'accepted') return <AcceptedCard {...props} />;
    if (name === 'ready') return <ReadyCard {...props} />;
    return order.state === 'missed' ? <MissedCard {...props} /> : <WaitingCard {...props} onReject={onReject} />;
  };
  const lists = (name: ColumnName) =>
    places[name]
      .filter(({ order }) => !folded.has(order._id))
      .map((place) => (
        <CardPlace key={place.order._id} {...place}>
          {card(name, place.order)}
        </CardPlace>
      ));
  const missedHead = (
    <MissedHead missed={missed} actions={actions} isOpen={showsMissed} onToggle={() => setShowsMissed(!showsMissed)} />
  );
  const props = { columns, lists, missedHead };
  return (
    <div {...keys} className={css['board']}>
      <TableCalls />
      {isPhone ? <Tabs {...props} isCovered={isCovered} /> : <Columns {...props} />}
      <BoardFooter />
    </div>
  );
}

interface ListsProps {
  readonly columns: BoardColumns;
  readonly lists: (name: ColumnName) => readonly ReactNode[];
  readonly missedHead: ReactNode;
}

const Columns = (props: ListsProps) => (
  <div className={css['columns']}>
    {COLUMNS.map((name) => (
      <Column key={name} name={name} {...props} />
    ))}
  </div>
);

interface ColumnProps extends ListsProps {
  readonly name: ColumnName;
}

function Column({ name, ...props }: ColumnProps) {
  const t = useTranslate();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { orders, missed } = props.columns;
  return (
    <section className={css['column']} aria-labelledby={id}>
      <div className={css['columnHead']}>
        <h2 id={id}>{t(`orderBoard.${name}`)}</h2>
        <Count name={name} orders={orders[name]} />
        {name === 'waiting' && missed.length > 0 && (
          <span className={css['alarming']}>{t('orderBoard.missedCount', { count: missed.length })}</span>
        )}
        {name === 'accepted' && <LateCount orders={orders.accepted} />}
      </div>
      <div className={css['scroll']} ref={scroller} data-column={name} {...PLACES}>
        <List name={name} {...props} />
      </div>
      {name !== 'ready' && <UrgentBar orders={orders[name]} scroller={scroller} />}
    </section>
  );
}

function List({ name, columns, lists, missedHead }: ColumnProps) {
  const t = useTranslate();
  const cards = lists(name);
  return (
    <>
      {name === 'waiting' && missedHead}
      {cards.length > 0 ? (
        <ul className={css['list']}>{cards}</ul>
      ) : name === 'waiting' ? (
        <EmptyWaiting />
      ) : (
        <p className={css['placeholder']}>
          {t(name === 'ready' ? 'orderBoard.readyEmpty' : 'orderBoard.acceptedEmpty')}
        </p>
      )}
      {name === 'accepted' && <LaterOrders orders={columns.later} />}
    </>
  );
}

/** The number of orders in a column, in that of waiting orders without the missed ones. */
function Count({ name, orders }: { readonly name: ColumnName; readonly orders: readonly GuestOrder[] }) {
  const count = orders.filter(({ state }) => state !== 'missed').length;
  const tone = name === 'waiting' && count > 0 ? css['numberWaiting'] : '';
  return <span className={`${css['number'] ?? ''} ${tone ?? ''}`}>{count}</span>;
}

function LateCount({ orders }: { readonly orders: readonly GuestOrder[] }) {
  const t = useTranslate();
  const now = useNow();
  const late = orders.filter(({ promisedAt }) => Date.parse(promisedAt ?? '') < now).length;
  return late > 0 ? <span className={css['alarming']}>{t('orderBoard.late', { smart_count: late })}</span> : null;
}

function Tabs({ isCovered, ...props }: ListsProps & Pick<BoardProps, 'isCovered'>) {
  const t = useTranslate();
  const id = useId();
  const { announcement } = useInbox().state;
  const [chosen, choose] = useState<ColumnName>('waiting');
  const panel = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(announcement?.key);
  const { orders } = props.columns;
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
        {...PLACES}
      >
        <List name={chosen} {...props} />
        <UrgentBar orders={orders.waiting} scroller={panel} onShow={() => choose('waiting')} />
      </div>
    </>
  );
}
