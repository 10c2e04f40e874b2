/** The sums of an order's payments, in thousandths. */
import { outstanding, toThousandths, type Order } from '@qaima/schemas';

export function paymentSums({ totalAmount, payments = [] }: Pick<Order, 'totalAmount' | 'payments'>) {
  const total = toThousandths(totalAmount);
  const paid = payments.reduce((sum, { value }) => sum + toThousandths(value), 0);
  return { total, paid, left: outstanding(paid, total) };
}

/** The client's name; the order's number if the client has none. */
export const orderName = ({ user, number }: Order): string => user?.name || user?.username || `#${number}`;

export const orderMenuName = ({ menu }: Order): string => menu?.institution?.name || menu?.username || menu?._id || '';

export const unreadyEdits = ({ requiredEdits = [] }: Order): number =>
  requiredEdits.filter(({ status }) => status === 'unready').length;
