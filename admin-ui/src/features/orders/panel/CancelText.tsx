/** What cancelling an order means: whose order it is, what happens to its menu, and to what was paid or is outstanding. */
import { formatDate, formatMoneyIsolated, isolateAuto, isolateLtr, providerDay, type Order } from '@qaima/schemas';
import { useTranslate } from '../../../i18n/i18n.js';
import { orderMenuName, orderName, paymentSums } from '../orderSummary.js';

export function CancelText({ order }: { readonly order: Order }) {
  const t = useTranslate();
  const { paid, left } = paymentSums(order);
  return (
    <>
      <p>{t('order.cancelOf', { client: isolateAuto(orderName(order)) })}</p>
      <p>{useMenuText(order)}</p>
      {paid > 0 && <p>{t('order.cancelPaid', { paid: formatMoneyIsolated(paid) })}</p>}
      {left > 0 && !order.isDemo && <p>{t('order.cancelUnpaid', { left: formatMoneyIsolated(left) })}</p>}
    </>
  );
}

/** The menu and what happens to it: cancelling an order changes no menu. */
function useMenuText(order: Order): string {
  const t = useTranslate();
  if (!order.menu) return t('order.cancelNoMenu');
  const { active, deleted, inactiveFrom } = order.menu;
  const menu = isolateAuto(orderMenuName(order));
  if (deleted) return t('order.cancelMenuDeleted', { menu });
  if (!active) return t('order.cancelMenuClosed', { menu });
  if (!inactiveFrom) return t('order.cancelMenuOpen', { menu });
  return t('order.cancelMenuScheduled', { menu, day: isolateLtr(formatDate(providerDay(inactiveFrom))) });
}
