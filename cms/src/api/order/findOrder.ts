/** Finds and serializes orders. */
import {
  fromThousandths,
  isMenuId,
  orderSchema,
  normalizePhone,
  planSchema,
  toLatinDigits,
  type Order,
  type Payment,
  type RequiredEdit,
} from '@qaima/schemas';
import { HttpError } from '../../errors/httpError';
import { serialize, readStored } from '../../api-runtime/serialize';
import { rows } from '../../database/rows';
import { contactOf } from '../account/contact';
import { isInactive } from '../../menu-parts/menuAccess';
import { institutionOf, languagesOf, nameOf } from '../../menu-parts/readMenuColumns';
import { NO_ORDER } from './errorMessages';
import { instantOf, type Row } from '../../database/columnValues';
import type { RowOf } from '../../database/tables';

export const ORDERS = 'api::order.order';

export type OrderRow = RowOf<typeof ORDERS>;

const { number: orderNumber, payments, requiredEdits } = orderSchema.properties;

/** The relations to load for a serialized order. */
export const ORDER_RELATIONS = {
  user: { select: ['username', 'name', 'phone'] },
  menu: { select: ['documentId', 'username', 'institution', 'languages', 'inactiveFrom', 'trashedAt'] },
  plan: { select: ['documentId', 'name', 'months', 'price', 'isOffered'] },
} as const;

/** Nine digits always fit an integer column. */
const NUMBER = /^[1-9]\d{0,8}$/;

/** A filter by id or by running number; null if the text is neither. (docs/spec/domain.md#subscription-orders) */
export function orderFilter(text: string): Readonly<Record<string, unknown>> | null {
  if (isMenuId(text)) return { documentId: text };
  const number = toLatinDigits(text);
  return NUMBER.test(number) ? { number: Number(number) } : null;
}

export async function idOfOrder(idOrNumber: string): Promise<string> {
  const where = orderFilter(idOrNumber);
  const row = where && (await rows(ORDERS).findOne({ where, select: ['documentId'] }));
  if (!row) throw new HttpError(404, NO_ORDER);
  return row.documentId;
}

/** Finds an order with its relations. @throws {HttpError} 404 */
export async function findOrder(documentId: string): Promise<OrderRow> {
  const row = await rows(ORDERS).findOne({ where: { documentId }, populate: ORDER_RELATIONS });
  if (!row) throw new HttpError(404, NO_ORDER);
  return row;
}

export const paymentsOf = (row: Row): readonly Payment[] => readStored(payments, row['payments']) ?? [];
export const editsOf = (row: Row): readonly RequiredEdit[] => readStored(requiredEdits, row['requiredEdits']) ?? [];

function menuOf(order: OrderRow): NonNullable<Order['menu']> | null {
  const { menu } = order;
  if (!menu) return null;
  const { name = '', contact = {} } = institutionOf(menu);
  const inactiveFrom = instantOf(menu['inactiveFrom']);
  const deleted = Boolean(menu['trashedAt']);
  return {
    _id: menu.documentId,
    username: nameOf(menu),
    institution: { name, contact: { phone: normalizePhone(contact.phone ?? '') } },
    orderNumber: readStored(orderNumber, order['number']) ?? 0,
    language: languagesOf(menu).default,
    active: !deleted && !isInactive({ inactiveFrom }, Date.now()),
    inactiveFrom: inactiveFrom?.toISOString() ?? null,
    deleted,
  };
}

function planOf({ plan, planPrice }: OrderRow): NonNullable<Order['plan']> | null {
  if (!plan) return null;
  const { _id, name, months, price, isOffered } = serialize(planSchema, plan);
  return { _id, name, months, price: fromThousandths(Number(planPrice)), priceNow: isOffered ? price : null };
}

const LONG_AGO = new Date(0).toISOString();

/** The fields of an order that its end and its renewal depend on. An order whose end is damaged ended long ago. */
export function termsOf(row: OrderRow) {
  const { subEnd, totalAmount, isDemo, demoEndDate = null, number, plan } = serializeOrder(row);
  return { subEnd: subEnd || LONG_AGO, totalAmount, isDemo, demoEndDate, number, plan };
}

/** Serializes an order with its {@link ORDER_RELATIONS}. */
export function serializeOrder(row: OrderRow): Order {
  return {
    payments: [],
    requiredEdits: [],
    ...serialize(orderSchema, row, ['user', 'menu', 'plan']),
    user: contactOf(row.user),
    menu: menuOf(row),
    plan: planOf(row),
  };
}
