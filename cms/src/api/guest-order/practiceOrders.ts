/** Practice orders for training staff. Statistics and order numbers ignore them. */
import {
  cartSchema,
  DAY_MS,
  fromThousandths,
  itemSchema,
  priceStepOf,
  salePrice,
  sectionSchema,
  translatedTitles,
  type GuestOrder,
  type Thousandths,
} from '@qaima/schemas';
import type { MenuRef } from '../../api-runtime/access';
import { isComplete, serialize, toColumnValues } from '../../api-runtime/serialize';
import { defaultColumns, rows } from '../../database/rows';
import { connection, inTransaction } from '../../database/transaction';
import type { CleanupJob } from '../../jobs/cleanupRunner';
import { readItem } from '../../menu-parts/soldOut';
import { isVisible } from '../item/visibility';
import { ownPart } from '../../menu-parts/ownPart';
import { CARTS, orderOf } from './findOrder';
import { placeOrder, type NewOrder } from './placeOrder';

/** The maximum number of items in a practice order. */
const MAX_ITEMS = 2;

const NAME = 'طلب تدريبي';
const EXAMPLE = {
  _id: 'practice',
  title: 'شاورما دجاج',
  translations: { en: { title: 'Chicken shawarma' } },
  price: 2.5,
};

/** Order lines with the menu's first visible items. If no item is visible, one line with an example item. */
async function linesOf(menu: MenuRef, step: Thousandths) {
  const found = await rows('api::item.item').findMany({
    where: { menu: menu.id },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    populate: { section: { select: ['id', 'documentId', 'title', 'translations', 'hide'] } },
    limit: 20,
  });
  const shown = found.filter(isVisible).slice(0, MAX_ITEMS);
  const items = shown.map((row) => readItem(row)).filter((item) => isComplete(itemSchema, item) && !item.askPrice);
  if (items.length === 0) return [{ item: EXAMPLE, quantity: 1, price: EXAMPLE.price }];
  const sections = new Map(
    shown.map(({ documentId, section }) => [documentId, section ? serialize(sectionSchema, section) : null]),
  );
  return items.map((item, index) => {
    const subItem = item.subItems?.length ? 0 : null;
    const quantity = index + 1;
    const { _id, title, price, subItems = [] } = item;
    const section = sections.get(_id);
    const sizes = subItems.map((size) => ({
      title: size.title,
      price: size.price,
      ...translatedTitles({ title: size }),
    }));
    return {
      item: { _id, title, price, subItems: sizes, ...translatedTitles({ title: item }) },
      subItem,
      quantity,
      price: fromThousandths(salePrice(item, step, subItem) * quantity),
      ...(section?._id
        ? { section: { _id: section._id, title: section.title, ...translatedTitles({ title: section }) } }
        : {}),
    };
  });
}

/** Creates a practice order. */
export async function placePractice(menu: MenuRef, now: Date): Promise<GuestOrder> {
  const row = await rows('api::menu.menu').findOne({ where: { id: menu.id } });
  const { settings, currency } = row ? ownPart(row) : {};
  const orderMenu: NewOrder['menu'] = { settings: settings ?? {}, orderReceiveOptions: [] };
  const items = await linesOf(menu, priceStepOf({ currency, settings }));
  const total = fromThousandths(items.reduce((sum, { price }) => sum + Math.round(price * 1000), 0));
  const priced = toColumnValues(cartSchema, { items, total, totals: [{ kind: 'items', amount: total }] });
  const customer = { clientPhone: '', name: NAME, receiveOption: null, table: null };
  return inTransaction(async () => {
    const data = { ...defaultColumns(), createdAt: now, updatedAt: now };
    const order = { cartId: data.documentId, menuId: menu.id, menu: orderMenu, customer, lines: items, total };
    const placed = await rows(CARTS).create({
      data: {
        ...data,
        menu: menu.id,
        lines: [],
        ...customer,
        submittedAt: now,
        receipt: { priced, menu: { currency, ...orderMenu } },
        ...(await placeOrder({ ...order, isPractice: true }, now)),
      },
    });
    return orderOf(placed, now.getTime());
  });
}

/** Practice orders are deleted after this time. */
const PRACTICE_TTL_MS = DAY_MS;

export const practiceCleanup: CleanupJob = {
  name: 'practice-orders',
  async *batches(now) {
    const sql = await connection();
    const before = new Date(now - PRACTICE_TTL_MS);
    yield { rows: await sql('carts').where({ is_practice: true }).andWhere('placed_at', '<', before).delete() };
  },
};
