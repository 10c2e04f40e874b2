/** The menu of a cart: its ordering rules and its visible items. */
import {
  cartMenuSchema,
  comboSchema,
  isKeyOf,
  isRecord,
  itemSchema,
  receiveOptionSchema,
  todayIn,
  acceptsPurchases,
  type CartMenu,
  type Item,
  type PurchaseMethod,
  type Schema,
  type TypeOf,
} from '@qaima/schemas';
import { HttpError } from '../../errors/httpError';
import { isComplete, serialize, serializeAll } from '../../api-runtime/serialize';
import { rows } from '../../database/rows';
import { connection } from '../../database/transaction';
import { isVisible, WITH_SECTION } from '../item/visibility';
import { isInactive, refOf } from '../menu/admins';
import { idsOfCombo } from '../combo/readComboItems';
import { ownPart } from '../menu/read';
import { CANNOT_RECEIVE, MENU_CLOSED, NO_CART, NO_PURCHASES } from './messages';

export interface Shop {
  readonly id: number;
  readonly menu: CartMenu;
  readonly method: PurchaseMethod;
  readonly options: CartMenu['orderReceiveOptions'];
  readonly today: string;
  readonly closed: boolean;
}

/** Keeps only the properties that the schema names. */
export function named<S extends Schema>(schema: S, value: unknown): TypeOf<S>;
export function named({ properties }: Schema, value: unknown): unknown {
  if (!properties || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]) => {
      const schema = isKeyOf(properties, name) ? properties[name] : undefined;
      return schema ? [[name, named(schema, entry)]] : [];
    }),
  );
}

/** The part of a menu that its cart shows. */
export async function shopOf(menuId: number, now: Date): Promise<Shop> {
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
    menu: named(cartMenuSchema, { ...own, orderReceiveOptions: options }),
    method: own.settings?.purchaseMethod ?? 'order',
    options,
    today: todayIn(own.settings?.timeZone, now),
    closed: isInactive(refOf(row), now.getTime()),
  };
}

/**
 * The menu of a cart that is about to change, locked until the transaction ends.
 * @param closed the status if the menu is not active
 */
export async function openShop(menuId: number, now: Date, closed: 404 | 409): Promise<Shop> {
  const sql = await connection();
  // Waits for changes of the menu, but not for visit counters.
  await sql('menus').select('id').where({ id: menuId }).forKeyShare();
  const shop = await shopOf(menuId, now);
  if (shop.closed) throw new HttpError(closed, MENU_CLOSED);
  if (shop.menu.settings.doMenuPurchase === false) throw new HttpError(409, NO_PURCHASES);
  if (!acceptsPurchases(shop.menu)) throw new HttpError(409, CANNOT_RECEIVE);
  return shop;
}

/** The visible items among these ids, by id. */
export async function itemsOf(menuId: number, ids: readonly string[]): Promise<ReadonlyMap<string, Item>> {
  if (ids.length === 0) return new Map();
  const found = await rows('api::item.item').findMany({
    where: { menu: menuId, documentId: { $in: [...new Set(ids)] } },
    populate: WITH_SECTION,
  });
  const shown = serializeAll(itemSchema, found.filter(isVisible));
  return new Map(shown.map((item) => [item._id ?? '', item]));
}

/** A combo with its visible items. */
export interface ShopCombo {
  readonly _id: string;
  readonly title: string;
  readonly price: number;
  readonly items: readonly { readonly _id: string; readonly title: string; readonly soldOut: boolean }[];
}

/** The combos among these ids that have a visible item, by id. */
export async function combosOf(menuId: number, ids: readonly string[]): Promise<ReadonlyMap<string, ShopCombo>> {
  if (ids.length === 0) return new Map();
  const found = await rows('api::combo.combo').findMany({
    where: { menu: menuId, documentId: { $in: [...new Set(ids)] } },
  });
  const contents = found.map((row) => ({ row, ids: idsOfCombo(row) }));
  const items = await itemsOf(
    menuId,
    contents.flatMap((combo) => combo.ids),
  );
  const combos = contents.flatMap(({ row, ids: itemIds }) => {
    const shown = serialize(comboSchema, row, ['items']);
    if (!isComplete(comboSchema, shown)) return [];
    const { title, price } = shown;
    const seen = itemIds.flatMap((id) => items.get(id) ?? []);
    return {
      _id: row.documentId,
      title,
      price,
      items: seen.map((item) => ({ _id: item._id ?? '', title: item.title, soldOut: item.soldOut })),
    };
  });
  return new Map(combos.filter((combo) => combo.items.length > 0).map((combo) => [combo._id, combo]));
}
