/** Finds guest orders and serializes them. (docs/spec/domain.md#guest-orders) */
import {
  cartMenuSchema,
  guestOrderSchema,
  isMenuId,
  stateAt,
  stateField,
  type CartMenu,
  type GuestOrder,
  type GuestOrderState,
  type ObjectSchema,
} from '@qaima/schemas';
import { HttpError } from '../../errors/httpError';
import { readStored, serialize } from '../../api-runtime/serialize';
import { rows } from '../../database/rows';
import type { Row } from '../../database/columnValues';
import { NO_ORDER } from './messages';

export const CARTS = 'api::cart.cart';

/** An entry in the history of an order. */
export type OrderEvent = GuestOrder['events'][number];

const { currency, orderReceiveOptions, settings, workingDays } = cartMenuSchema.properties;

/** The part of a receipt that orders need. Lines are in thousandths. */
const receiptShape = {
  type: 'object',
  required: ['priced', 'menu'],
  properties: {
    priced: { type: 'object', properties: {}, additionalProperties: true },
    menu: { type: 'object', properties: { currency, orderReceiveOptions, settings, workingDays } },
  },
} as const satisfies ObjectSchema;

interface OrderReceipt {
  readonly priced: Readonly<Record<string, unknown>>;
  readonly menu: Partial<Pick<CartMenu, 'currency' | 'orderReceiveOptions' | 'settings' | 'workingDays'>>;
}

export const receiptOf = (row: Row): OrderReceipt =>
  readStored(receiptShape, row['receipt']) ?? { priced: {}, menu: {} };

/** An instant as text; null if there is none, or a damaged one. */
function instantOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const instant = new Date(value as string | number | Date);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}

/** The state of an order at an instant (epoch ms); null for an open cart and for orders of earlier versions. */
export function stateOf(row: Row, now: number): GuestOrderState | null {
  const state = readStored(stateField, row['state']);
  return state ? stateAt({ state, answerBy: instantOf(row['answerBy']) }, now) : null;
}

const eventsShape = guestOrderSchema.properties.events;

export const eventsOf = (row: Row): readonly OrderEvent[] => readStored(eventsShape, row['events']) ?? [];

/** The order of a submitted cart at an instant. */
export function orderOf(row: Row, now: number): GuestOrder {
  const { priced, menu } = receiptOf(row);
  const option = menu.orderReceiveOptions?.[Number(row['receiveOption'] ?? -1)];
  const state = stateOf(row, now) ?? 'pending';
  return {
    ...serialize(guestOrderSchema, { ...row, ...priced, state }, ['receiveOption', 'currency', 'service']),
    service: row['service'] ?? 'other',
    currency: menu.currency ?? 'JOD',
    ...(option ? { receiveOption: option.title } : {}),
  } as unknown as GuestOrder;
}

/** Rows that are orders. */
export const IS_ORDER = { placedAt: { $notNull: true } } as const;

/** The row of an order of a menu. @throws {HttpError} 404 */
export async function findOrder(menuId: number, cartId: string): Promise<Row> {
  const where = { documentId: cartId, menu: menuId, ...IS_ORDER };
  const row = isMenuId(cartId) ? await rows(CARTS).findOne({ where }) : null;
  if (!row) throw new HttpError(404, NO_ORDER);
  return row;
}
