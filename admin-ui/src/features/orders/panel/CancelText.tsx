/**
 * What cancelling an order means: whose order it is, which later order stays, what happens to its menu, and to what was
 * paid or is outstanding.
 */
import {
  formatDate,
  providerMoneyIsolated,
  isolateAuto,
  isolateLtr,
  isRenewedBy,
  orderEnd,
  providerDay,
  toThousandths,
  type Order,
} from '@qaima/schemas';
import { pagingFields } from '@qaima/schemas/core/fields';
import { useGetList } from 'react-admin';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { orderMenuName, orderName, paymentSums } from '../orderSummary.js';

/** The API's maximum page size. */
const MAX_ORDERS = pagingFields.limit.maximum;

const endingOf = (order: Order) => ({ ...order, demoEndDate: order.demoEndDate ?? null });
const endDay = (order: Order) => providerDay(orderEnd(endingOf(order)));

export function CancelText({ order }: { readonly order: Order }) {
  const t = useTranslate();
  const language = useLanguage();
  const { paid, left } = paymentSums(order);
  const { data } = useGetList<Order & { readonly id: string }>(
    'orders',
    { pagination: { page: 1, perPage: MAX_ORDERS }, filter: { menu: order.menu?._id ?? '' } },
    { retry: false, enabled: Boolean(order.menu) },
  );
  const others = data?.filter(({ _id }) => _id !== order._id);
  const later = (others ?? [])
    .filter((one) => one.user?.username === order.user?.username && isRenewedBy(endingOf(order), endingOf(one)))
    .toSorted((a, b) => endDay(b).localeCompare(endDay(a)))[0];
  return (
    <>
      <p>{t('order.cancelOf', { client: isolateAuto(orderName(order)) })}</p>
      {later && (
        <p>
          {t('order.cancelRenewed', {
            number: later.number,
            until: isolateLtr(formatDate(endDay(later))),
            total: providerMoneyIsolated(toThousandths(later.totalAmount), language),
          })}
        </p>
      )}
      <p>{useMenuText(order, others)}</p>
      {paid > 0 && <p>{t('order.cancelPaid', { paid: providerMoneyIsolated(paid, language) })}</p>}
      {left > 0 && !order.isDemo && <p>{t('order.cancelUnpaid', { left: providerMoneyIsolated(left, language) })}</p>}
    </>
  );
}

/**
 * The menu and what happens to it: cancelling an order changes no menu.
 * @param others the other orders of the menu; undefined while they are loading or if they could not be loaded
 */
function useMenuText(order: Order, others: readonly Order[] | undefined): string {
  const t = useTranslate();
  if (!order.menu) return t('order.cancelNoMenu');
  const { active, deleted, inactiveFrom } = order.menu;
  const menu = isolateAuto(orderMenuName(order));
  if (deleted) return t('order.cancelMenuDeleted', { menu });
  if (!active) return t('order.cancelMenuClosed', { menu });
  if (inactiveFrom)
    return t('order.cancelMenuScheduled', { menu, day: isolateLtr(formatDate(providerDay(inactiveFrom))) });
  const stays = t('order.cancelMenuOpen', { menu });
  if (!others) return stays;
  const today = providerDay(new Date().toISOString());
  const running = others
    .filter((one) => endDay(one) >= today)
    .toSorted((a, b) => endDay(b).localeCompare(endDay(a)))[0];
  const subscription = running
    ? t('order.cancelMenuHas', { number: running.number, until: isolateLtr(formatDate(endDay(running))) })
    : t('order.cancelMenuHasNone');
  return `${stays} ${subscription}`;
}
