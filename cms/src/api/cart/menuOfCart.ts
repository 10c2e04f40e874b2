/** The menu of a cart, with its ordering rules. */
import {
  branchSchema,
  menuInCartSchema,
  pickupPlacesOf,
  priceStepOf,
  isKeyOf,
  isRecord,
  receiveOptionSchema,
  todayIn,
  acceptsPurchases,
  type MenuInCart,
  type Menu,
  type Schema,
  type TypeOf,
} from '@qaima/schemas';
import { HttpError } from '../../errors/httpError';
import { serializeAll } from '../../api-runtime/serialize';
import { rows } from '../../database/rows';
import { connection } from '../../database/transaction';
import { isInactive, refOf } from '../../menu-parts/menuAccess';
import { ownPart } from '../menu-content/readMenu';
import { readParts } from '../../menu-parts/readParts';
import { hasTables } from '../table/tableOfToken';
import type { CartMenu } from './cartMenu';
import { CANNOT_RECEIVE, MENU_CLOSED, NO_CART, NO_PURCHASES } from './errorMessages';

type Institution = Menu['institution'];

/** Removes properties that the schema does not declare, at any depth. */
export function named<S extends Schema>(schema: S, value: unknown): TypeOf<S>;
export function named({ items, properties }: Schema, value: unknown): unknown {
  if (Array.isArray(value) && items) return value.map((entry) => named(items, entry));
  if (!properties || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]) => {
      const schema = isKeyOf(properties, name) ? properties[name] : undefined;
      return schema ? [[name, named(schema, entry)]] : [];
    }),
  );
}

/**
 * What a cart shows of the branches: the places at which guests can pick up orders, none if the menu does not offer
 * pickup, and a phone if the institution has none.
 */
async function branchFacts(
  menuId: number,
  institution: Institution,
  options: CartMenu['options'],
): Promise<Pick<MenuInCart, 'pickupPlaces' | 'branchPhone'>> {
  const hasPickup = options.some(({ kind }) => kind === 'pickup');
  const hasPhone = Boolean(institution?.contact?.phone?.trim());
  if (!hasPickup && hasPhone) return { pickupPlaces: [] };
  const found = await rows('api::branch.branch').findMany({
    where: { menu: menuId },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
  const branches = serializeAll(branchSchema, found);
  const branchPhone = hasPhone ? undefined : branches.find(({ phone }) => phone.trim())?.phone;
  return {
    pickupPlaces: hasPickup ? [...pickupPlacesOf({ institution, branches })] : [],
    ...(branchPhone ? { branchPhone } : {}),
  };
}

/** Reads the fields of a menu that are needed to show and validate a cart. */
export async function shopOf(menuId: number, now: Date): Promise<CartMenu> {
  const row = await rows('api::menu.menu').findOne({ where: { id: menuId } });
  if (!row) throw new HttpError(404, NO_CART);
  const found = await rows('api::receive-option.receive-option').findMany({
    where: { menu: menuId },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
  const own = ownPart(row);
  const options = serializeAll(receiveOptionSchema, found);
  return {
    id: menuId,
    menu: named(menuInCartSchema, {
      ...own,
      ...(await branchFacts(menuId, own.institution, options)),
      orderReceiveOptions: options,
      specialHours: await readParts('specialHours', menuId),
      hasTables: await hasTables(menuId),
    }),
    method: own.settings?.purchaseMethod ?? 'order',
    step: priceStepOf(own),
    options,
    today: todayIn(own.settings?.timeZone, now),
    closed: isInactive(refOf(row), now.getTime()),
  };
}

/**
 * Reads and locks the menu of a cart that is about to change. The lock lasts until the transaction ends.
 * @param closed the error status for an inactive menu
 */
export async function openShop(menuId: number, now: Date, closed: 404 | 409): Promise<CartMenu> {
  const sql = await connection();
  // This lock conflicts with edits of the menu, but not with updates of its visit counter.
  await sql('menus').select('id').where({ id: menuId }).forKeyShare();
  const shop = await shopOf(menuId, now);
  if (shop.closed) throw new HttpError(closed, MENU_CLOSED);
  if (shop.menu.settings.doMenuPurchase === false) throw new HttpError(409, NO_PURCHASES);
  if (!acceptsPurchases(shop.menu)) throw new HttpError(409, CANNOT_RECEIVE);
  return shop;
}
