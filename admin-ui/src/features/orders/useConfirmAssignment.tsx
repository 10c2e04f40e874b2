/**
 * Asks for confirmation if an order gets a menu that another order has, or that other people administer. Usually the
 * wrong id was pasted. (docs/spec/staff-console.md#orders-table)
 */
import type { ReactNode } from 'react';
import { isolateAuto, orderEndpoints, type Menu, type Order } from '@qaima/schemas';
import { useApi } from '../../data/api.js';
import { useNotifyError } from '../../data/useNotifyError.js';
import { useFindMenu } from '../../data/userOrMenuLookUp.js';
import { useConfirm } from '../../components/useConfirm.js';
import { useTranslate } from '../../i18n/i18n.js';
import { orderMenuName, orderName } from './orderSummary.js';

/** How many orders of the menu to load. Two are enough to find another order: at most one of them is this order. */
const NEWEST_ORDERS = 2;

export function useConfirmAssignment(): {
  /**
   * Resolves to true if the order may get the menu with this id or short name. Also true if there is no such menu: the
   * server then rejects the request with a message.
   */
  readonly agreedMenu: (reference: string, order: Order) => Promise<boolean>;
  readonly dialog: ReactNode;
} {
  const t = useTranslate();
  const api = useApi();
  const findMenu = useFindMenu();
  const notifyError = useNotifyError();
  const { agreed, dialog } = useConfirm();

  /** A sentence that says whose menu it is; null if it belongs to nobody else. */
  const ownerText = async ({ _id, admins = [] }: Menu, order: Order): Promise<string | null> => {
    const client = isolateAuto(orderName(order));
    const query = { menu: _id, limit: NEWEST_ORDERS };
    const { data } = await api.send(orderEndpoints.list, { params: {}, query });
    const other = data.find(({ number }) => number !== order.number);
    if (other) {
      const isSame = other.user?.username === order.user?.username;
      const names = { other: other.number, owner: isolateAuto(orderName(other)), client };
      return t(isSame ? 'order.assignOfSame' : 'order.assignOfOther', names);
    }
    const [admin] = admins;
    if (admin === undefined || admins.includes(order.user?.username ?? '')) return null;
    return t('order.assignOfAdmin', { owner: isolateAuto(admin), client });
  };

  const ask = async (reference: string, order: Order): Promise<boolean> => {
    const menu = await findMenu(reference);
    if (!menu || menu._id === order.menu?._id) return true;
    const text = await ownerText(menu, order);
    if (text === null) return true;
    const title = t('order.assignTitle', { menu: isolateAuto(orderMenuName({ menu })), number: order.number });
    const replaced = orderMenuName(order);
    return agreed({
      title,
      text: replaced ? `${text} ${t('order.assignReplaces', { menu: isolateAuto(replaced) })}` : text,
      confirm: t('order.assignConfirm'),
      harmless: true,
    });
  };

  const agreedMenu = (reference: string, order: Order) =>
    ask(reference, order).catch((error: unknown) => {
      notifyError(error);
      return false;
    });
  return { agreedMenu, dialog };
}
