import {
  formatDate,
  providerMoneyIsolated,
  formatPercent,
  orderSchema,
  paidPercent,
  providerDay,
  subscriptionMark,
} from '@qaima/schemas';
import { useBasename, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import marks from '../badges.module.css';
import { paymentSums } from '../orderSummary.js';
import { orderTone, toneClass } from '../paymentColors.js';
import { useRefetchOptions, type OrderRecord } from '../useOrders.js';
import css from './client.module.css';
import { ClientList } from './ClientList.js';
import { ordersOf } from './useClient.js';

export function ClientOrders({ username }: { readonly username: string }) {
  const t = useTranslate();
  return (
    <ClientList
      resource="orders"
      filter={ordersOf(username)}
      refetchOptions={useRefetchOptions()}
      title={t('client.orders')}
      empty={t('client.noOrders')}
    >
      <OrderRow username={username} />
    </ClientList>
  );
}

/** An order of the client. It links to the orders table, filtered by this client. */
function OrderRow({ username }: { readonly username: string }) {
  const t = useTranslate();
  const language = useLanguage();
  const basename = useBasename();
  const order = useRecordContext<OrderRecord>();
  if (!order) return null;
  const { total, paid, left } = paymentSums(order);
  const search = new URLSearchParams({ username, canceled: 'all', order: order._id });
  const end = (order.isDemo && order.demoEndDate) || order.subEnd;
  const ended = subscriptionMark(end, new Date()) === 'past';
  // Red is for late money only.
  const isLate = ended && left > 0 && !order.isDemo && !order.canceled;
  const date = `\u2066${formatDate(providerDay(end))}\u2069`;
  return (
    <li className={`${css['row'] ?? ''} ${css['order'] ?? ''} ${toneClass(orderTone(order))}`}>
      <div className={css['line']}>
        <Link className={css['name']} to={`${basename}/orders?${search.toString()}`}>
          {t('orders.number', { number: order.number })}
        </Link>
        <strong className={css['end']}>
          {t('client.paidOf', {
            paid: providerMoneyIsolated(paid, language),
            total: providerMoneyIsolated(total, language),
          })}
        </strong>
      </div>
      <div className={css['facts']}>
        <bdi dir="ltr">{formatPercent(paidPercent(order.totalOnPaid))}</bdi>
        {order.menu && <bdi>{order.menu.institution?.name || order.menu.username || t('inactiveMenus.unnamed')}</bdi>}
        <span className={isLate ? css['past'] : undefined}>{t(ended ? 'client.ended' : 'client.ends', { date })}</span>
        <span>{orderSchema.properties.status['x-options'][order.status][language]}</span>
        {order.isDemo && <span className={marks['chip']}>{t('orders.demo')}</span>}
        {order.canceled && <span className={marks['chip']}>{t('orders.canceled')}</span>}
      </div>
    </li>
  );
}
