/**
 * All details of an order, in a drawer over the board or in a page on phones. Escape closes it and returns the focus
 * to the card.
 */
import { useEffect, useState } from 'react';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  addressMapLink,
  callsForAttention,
  canCorrect,
  guestCount,
  isOnlyMessage,
  orderPlace,
  telLink,
  toThousandths,
  type GuestOrder,
} from '@qaima/schemas';
import { ExternalLink, MapPin, PencilLine, Phone, X } from 'lucide-react';
import { Price } from '../../../components/Price.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { LeftBar, TimeLeft } from '../board/TimeLeft.js';
import { useInbox } from '../inbox/OrderInboxProvider.js';
import { ChatLink } from '../shared/ChatLink.js';
import { Note, OrderNumber, ServicePill } from '../shared/orderComponents.js';
import shared from '../shared/shared.module.css';
import { useNow } from '../shared/useNow.js';
import { useOrderText } from '../shared/useOrderText.js';
import { ConnectionLostBar } from '../shift/ConnectionLostBar.js';
import { PHONE_QUERY } from '../../../theme/theme.js';
import css from './drawer.module.css';
import { CorrectDialog } from './CorrectDialog.js';
import { Corrections } from './Corrections.js';
import { Driver } from './Driver.js';
import { DrawerActions } from './DrawerActions.js';
import { Events } from './Events.js';
import { OrderLines } from './OrderLines.js';
import { useOrder } from './useOrder.js';

interface OrderDrawerProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onReject: (id: string) => void;
}

export function OrderDrawer({ id, onClose, onReject }: OrderDrawerProps) {
  const t = useTranslate();
  const text = useOrderText();
  const { inbox } = useInbox();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const { order, error } = useOrder(id);
  const isPending = order?.state === 'pending' && !isOnlyMessage(order);
  const isUnopened = order !== undefined && callsForAttention(order, inbox.clock.now());
  useEffect(() => {
    if (isUnopened) inbox.open(id);
  }, [inbox, id, isUnopened]);
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': order ? text.name(order) : t('orderBoard.details'),
          sx: { inlineSize: isPhone ? '100%' : 'min(820px, 100%)', blockSize: '100dvh' },
        },
      }}
    >
      {/* The drawer covers the bar of the screen. */}
      <ConnectionLostBar />
      <div className={`${css['head'] ?? ''} ${isPending ? (css['waiting'] ?? '') : ''}`}>
        <button type="button" className={css['close']} aria-label={t('orderDetails.close')} onClick={onClose}>
          <X size={24} aria-hidden="true" />
        </button>
        {order && (
          <>
            <h2>
              <OrderNumber order={order} />
            </h2>
            <ServicePill order={order} />
            <span className={css['headEnd']}>
              <HeadState order={order} />
            </span>
          </>
        )}
      </div>
      {order && isPending && <LeftBar order={order} />}
      {order?.isPractice && <p className={css['practice']}>{t('guestOrders.practiceHead')}</p>}
      <div className={css['content']}>
        {order ? <Details order={order} /> : error && <p role="alert">{error.message || t('orderDetails.notFound')}</p>}
      </div>
      {order && <DrawerActions order={order} onReject={onReject} />}
    </Drawer>
  );
}

function HeadState({ order }: { readonly order: GuestOrder }) {
  const t = useTranslate();
  const text = useOrderText();
  const now = useNow();
  if (isOnlyMessage(order)) return <strong>{text.orderState(order)}</strong>;
  switch (order.state) {
    case 'pending':
      return <TimeLeft order={order} />;
    case 'missed':
      return (
        <strong className={css['missed']}>
          {t('orderDetails.missedAt', { time: text.dayTime(order.answerBy ?? '', now) })}
        </strong>
      );
    case 'accepted':
      return <strong>{text.due(order, now)}</strong>;
    default:
      return <strong>{text.state(order.state)}</strong>;
  }
}

function Details({ order }: { readonly order: GuestOrder }) {
  const t = useTranslate();
  const text = useOrderText();
  const [isCorrecting, setCorrecting] = useState(false);
  const isCorrectable = canCorrect(order.state) && (!isOnlyMessage(order) || order.isUnsent === true);
  return (
    <>
      {order.state === 'missed' && <p className={css['hint']}>{t('orderDetails.missedHint')}</p>}
      {order.reason && (
        <p className={css['hint']}>
          {t('orderDetails.reason', {
            reason: [text.reason(order.reason), order.reasonText].filter(Boolean).join(': '),
          })}
        </p>
      )}
      {order.notes && <Note>{order.notes}</Note>}
      <div className={css['columns']}>
        <section aria-label={t('orderDetails.wanted')} className={css['box']}>
          <div className={css['boxHead']}>
            <h3>{t('orderDetails.wanted')}</h3>
            <span>{text.extent(order)}</span>
            {isCorrectable && (
              <button
                type="button"
                className={`${shared['outlined'] ?? ''} ${css['headEnd'] ?? ''}`}
                data-correct=""
                onClick={() => setCorrecting(true)}
              >
                <PencilLine size={18} aria-hidden="true" />
                {t('orderCorrection.correct')}
              </button>
            )}
          </div>
          <Corrections order={order} />
          <OrderLines order={order} />
          <p className={css['total']}>
            <strong>{t('orderDetails.total')}</strong>
            <Price thousandths={toThousandths(order.total)} currency={order.currency} />
          </p>
          {isCorrecting && isCorrectable && (
            <CorrectDialog key={order.revision} order={order} onClose={() => setCorrecting(false)} />
          )}
        </section>
        <div className={css['side']}>
          {order.state === 'on-the-way' && <Driver key={order.revision} order={order} />}
          <Guest order={order} />
          <Events order={order} />
        </div>
      </div>
    </>
  );
}

function Guest({ order }: { readonly order: GuestOrder }) {
  const t = useTranslate();
  const text = useOrderText();
  const { clientPhone, email, service } = order;
  const guests = guestCount(order);
  const call = telLink(clientPhone);
  const place = orderPlace(order, useLanguage());
  return (
    <section className={css['box']} aria-label={t('orderDetails.guest')}>
      <h3>
        <bdi>{text.guest(order)}</bdi>
      </h3>
      {guests !== null && <p>{t('guestOrders.guests', { smart_count: guests })}</p>}
      {email && (
        <p>
          <bdi dir="ltr">{email}</bdi>
        </p>
      )}
      {call && (
        <p className={css['contact']}>
          <a className={shared['tonal']} href={call} aria-label={t('orderDetails.phone', { phone: clientPhone ?? '' })}>
            <Phone size={18} aria-hidden="true" />
            <bdi dir="ltr">{clientPhone}</bdi>
          </a>
          <ChatLink phone={clientPhone} />
        </p>
      )}
      {service !== 'dine-in' && place && (
        <>
          <p className={css['place']}>
            <MapPin size={20} aria-hidden="true" />
            <bdi>{place}</bdi>
          </p>
          <a
            className={`${shared['outlined'] ?? ''} ${css['wide'] ?? ''}`}
            href={addressMapLink(place)}
            target="_blank"
            rel="noopener"
          >
            <ExternalLink size={18} aria-hidden="true" />
            {t('orderDetails.map')}
          </a>
        </>
      )}
    </section>
  );
}
