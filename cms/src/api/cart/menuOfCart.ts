/** The menu of a cart, with its ordering rules. */
import {
  menuInCartSchema,
  pickupPlacesOf,
  priceStepOf,
  isKeyOf,
  isRecord,
  todayIn,
  acceptsPurchases,
  type MenuInCart,
  type Menu,
  type Schema,
  type TypeOf,
} from '@qaima/schemas';
import { HttpError } from '../../errors/httpError';
import { rows } from '../../database/rows';
import { connection } from '../../database/transaction';
import { isInactive, refOf } from '../../menu-parts/menuAccess';
import { ownPart } from '../../menu-parts/ownPart';
import { readParts } from '../../menu-parts/readParts';
import { activeTables } from '../table/tableOfToken';
import type { CartMenu, StoredCartMenu } from './cartMenu';
import { CANNOT_RECEIVE, MENU_CLOSED, NO_CART, NO_PURCHASES } from './errorMessages';
import { atRevision } from './revisionCache';

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
  const branches = await readParts('branch', menuId);
  const branchPhone = hasPhone ? undefined : branches.find(({ phone }) => phone.trim())?.phone;
  return {
    pickupPlaces: hasPickup ? [...pickupPlacesOf({ institution, branches })] : [],
    ...(branchPhone ? { branchPhone } : {}),
  };
}

async function loadMenu(menuId: number): Promise<StoredCartMenu> {
  const row = await rows('api::menu.menu').findOne({ where: { id: menuId } });
  if (!row) throw new HttpError(404, NO_CART);
  const own = ownPart(row);
  const options = await readParts('receiveOption', menuId);
  const tables = await activeTables(menuId);
  return {
    menu: named(menuInCartSchema, {
      ...own,
      ...(await branchFacts(menuId, own.institution, options)),
      orderReceiveOptions: options,
      specialHours: await readParts('specialHours', menuId),
      hasTables: tables.length > 0,
      hasCoupons: (await rows('api::coupon.coupon').count({ where: { menu: menuId, active: true } })) > 0,
    }),
    method: own.settings?.purchaseMethod ?? 'order',
    step: priceStepOf(own),
    options,
    dayparts: await readParts('daypart', menuId),
    offers: (await readParts('offer', menuId)).filter(({ active }) => active),
    // The codes of a menu in the trash lead nowhere.
    tables: row.trashedAt ? [] : tables,
    inactiveFrom: refOf(row).inactiveFrom,
  };
}

/** The menu at the revision in this row, which `revisionOf` has read. */
async function menuAt(menuId: number, row: { readonly revision: number } | undefined, now: Date): Promise<CartMenu> {
  if (!row) throw new HttpError(404, NO_CART);
  const revision = { id: menuId, revision: row.revision };
  const stored = await atRevision(revision, 'menu', () => loadMenu(menuId));
  return { ...stored, ...revision, now, today: todayIn(stored.menu.settings.timeZone, now) };
}

const revisionOf = async (menuId: number) =>
  (await connection())('menus').where({ id: menuId }).first<{ readonly revision: number } | undefined>('revision');

/** The menu of a cart, with what is needed to show and validate the cart. */
export const shopOf = async (menuId: number, now: Date): Promise<CartMenu> =>
  menuAt(menuId, await revisionOf(menuId), now);

/**
 * Reads and locks the menu of a cart that is about to change. The lock lasts until the transaction ends.
 * @param closed the error status for an inactive menu
 */
export async function openShop(menuId: number, now: Date, closed: 404 | 409): Promise<CartMenu> {
  const sql = await connection();
  // This lock conflicts with edits of the menu, but not with updates of its visit counter.
  const row = await sql('menus')
    .where({ id: menuId })
    .forKeyShare()
    .first<{ readonly revision: number } | undefined>('revision');
  const shop = await menuAt(menuId, row, now);
  if (isInactive(shop, now.getTime())) throw new HttpError(closed, MENU_CLOSED);
  if (shop.menu.settings.doMenuPurchase === false) throw new HttpError(409, NO_PURCHASES);
  if (!acceptsPurchases(shop.menu)) throw new HttpError(409, CANNOT_RECEIVE);
  return shop;
}
