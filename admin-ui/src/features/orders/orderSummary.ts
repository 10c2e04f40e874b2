/** The sums of an order's payments, in thousandths. */
import { outstanding, toThousandths, type MessageSubject, type Order } from '@qaima/schemas';

export function paymentSums({ totalAmount, payments = [] }: Pick<Order, 'totalAmount' | 'payments'>) {
  const total = toThousandths(totalAmount);
  const paid = payments.reduce((sum, { value }) => sum + toThousandths(value), 0);
  return { total, paid, left: outstanding(paid, total) };
}

export const orderMenuName = ({ menu }: { readonly menu?: Order['menu'] | undefined }): string =>
  menu?.institution?.name || menu?.username || menu?._id || '';

/**
 * The name of a message's subject: the client's name; if there is none, the order's number, or else the menu's name.
 */
export const orderName = ({ user, number, menu }: MessageSubject): string =>
  user?.name || user?.username || (number === undefined ? orderMenuName({ menu }) : `#${number}`);

export const unreadyEdits = ({ requiredEdits = [] }: Pick<Order, 'requiredEdits'>): number =>
  requiredEdits.filter(({ status }) => status === 'unready').length;
