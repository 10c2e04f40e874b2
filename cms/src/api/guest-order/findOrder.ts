/** Finds guest orders and serializes them. (docs/spec/domain.md#guest-orders) */
import {
  menuInCartSchema,
  guestOrderSchema,
  isMenuId,
  isRecord,
  propertyOf,
  stateAt,
  stateField,
  translatedTitles,
  type MenuInCart,
  type GuestOrder,
  type GuestOrderState,
  type ObjectSchema,
  type SumContext,
} from '@qaima/schemas';
import { HttpError } from '../../errors/httpError';
import { readStored, serialize } from '../../api-runtime/serialize';
import { rows } from '../../database/rows';
import { instantOf, type Row } from '../../database/columnValues';
import { NO_ORDER } from './errorMessages';

export const CARTS = 'api::cart.cart';

/** A state change in the history of an order. */
export type OrderEvent = GuestOrder['events'][number];

const { currency, orderReceiveOptions, settings, workingDays } = menuInCartSchema.properties;

/** The fields of a receipt that orders use. Amounts of lines are in thousandths. */
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
  readonly menu: Partial<Pick<MenuInCart, 'currency' | 'orderReceiveOptions' | 'settings' | 'workingDays'>>;
}

export const receiptOf = (row: Row): OrderReceipt =>
  readStored(receiptShape, row['receipt']) ?? { priced: {}, menu: {} };

/** What the sums of an order followed from at submission; null for orders of earlier versions. */
export function contextOfOrder(row: Row): SumContext | null {
  const context = propertyOf(row['receipt'], 'context');
  // The cast is safe: only the submission writes it.
  return isRecord(context) ? (context as unknown as SumContext) : null;
}

/** A stored time as text; null if it is missing or invalid. */
function instantText(value: unknown): string | null {
  const instant = instantOf(value);
  return instant && !Number.isNaN(instant.getTime()) ? instant.toISOString() : null;
}

/** The state of an order at `now` (epoch ms). Null for open carts, and for orders of early versions. */
export function stateOf(row: Row, now: number): GuestOrderState | null {
  const state = readStored(stateField, row['state']);
  return state ? stateAt({ state, answerBy: instantText(row['answerBy']) }, now) : null;
}

const eventsShape = guestOrderSchema.properties.events;

export const eventsOf = (row: Row): readonly OrderEvent[] => readStored(eventsShape, row['events']) ?? [];

/** Serializes a submitted cart as an order, with its state at `now`. */
export function orderOf(row: Row, now: number): GuestOrder {
  const { priced, menu } = receiptOf(row);
  const option = menu.orderReceiveOptions?.[Number(row['receiveOption'] ?? -1)];
  const state = stateOf(row, now) ?? 'pending';
  const revision = eventsOf(row).length;
  return {
    ...serialize(
      guestOrderSchema,
      { ...row, ...priced, state, revision, driverToken: state === 'on-the-way' ? row['driverToken'] : undefined },
      ['receiveOption', 'currency', 'service', 'translations'],
    ),
    service: readStored(guestOrderSchema.properties.service, row['service']) ?? 'other',
    currency: menu.currency ?? 'JOD',
    ...(option ? { receiveOption: option.title, ...translatedTitles({ receiveOption: option }) } : {}),
  };
}

/** A filter for carts that are orders. */
export const IS_ORDER = { placedAt: { $notNull: true } } as const;

/** Finds an order of a menu. @throws {HttpError} 404 */
export async function findOrder(menuId: number, cartId: string): Promise<Row> {
  const where = { documentId: cartId, menu: menuId, ...IS_ORDER };
  const row = isMenuId(cartId) ? await rows(CARTS).findOne({ where }) : null;
  if (!row) throw new HttpError(404, NO_ORDER);
  return row;
}
