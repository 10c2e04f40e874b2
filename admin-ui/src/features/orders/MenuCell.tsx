/**
 * The menu of an order. Clicking its name copies its id. An order without a menu has a field that assigns one.
 * (docs/spec/staff-console.md#orders-table)
 */
import type { Order } from '@qaima/schemas';
import { Check, Copy } from 'lucide-react';
import { useNotify } from 'react-admin';
import { useCopy } from '../../components/useCopy.js';
import { useTranslate } from '../../i18n/i18n.js';
import { AssignMenu } from './AssignMenu.js';
import marks from './badges.module.css';
import buttons from './buttons.module.css';
import { orderMenuName } from './orderSummary.js';

export const MenuCell = ({ order }: { readonly order: Order }) =>
  order.menu ? <CopyMenuId order={order} /> : <AssignMenu order={order} scope="page" />;

export function CopyMenuId({ order }: { readonly order: Order }) {
  const t = useTranslate();
  const notify = useNotify();
  const { copied, copy } = useCopy();
  const name = orderMenuName(order);
  const press = async () => {
    const done = await copy(order.menu?._id ?? '');
    notify(t(done ? 'orderDone.copiedMenu' : 'orderDone.copyFailed'), { type: done ? 'success' : 'error' });
  };
  const Icon = copied ? Check : Copy;
  return (
    <button
      type="button"
      className={buttons['plain']}
      aria-label={t('orders.copyMenu', { name })}
      onClick={() => void press()}
    >
      <bdi className={marks['twoLines']} title={name}>
        {name}
      </bdi>
      <Icon size={16} aria-hidden="true" />
    </button>
  );
}
