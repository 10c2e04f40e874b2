/** Carts, from the first line to the receipt. (docs/spec/domain.md#carts) */
import {
  cartSchema,
  isMenuId,
  type Cart,
  type CartUpdateInput,
  type CartCreateInput,
  type CartLineCreateInput,
} from '@qaima/schemas';
import { HttpError } from '../../errors/httpError';
import { serialize } from '../../api-runtime/serialize';
import { WithMeta } from '../../api-runtime/registerRoutes';
import { rows, defaultColumns } from '../../database/rows';
import { inTransaction, lockRow } from '../../database/transaction';
import { withMutex } from '../../jobs/mutex';
import { cancelOrder } from '../guest-order/moves';
import { placeOrder } from '../guest-order/place';
import { progressOf } from '../guest-order/progress';
import { connectGuest } from '../guest-order/streams';
import { findMenu } from '../menu/admins';
import { linesOf, mustNameOne, pricedLines, withWanted, type StoredLine } from './lines';
import { receiptOf, storedReceipt, type Receipt } from './receipt';
import { openShop, shopOf, type Shop } from './menuOfCart';
import { customerOf, mustBeAvailable, mustBeOpen } from './submission';
import { NO_CART, NO_LINE, NO_MENU, SUBMITTED } from './messages';
import type { Row } from '../../database/row';
import type { Context } from 'koa';

const TABLE = 'api::cart.cart';

/** A cart; `rty` says whether it is still open. */
type Answer = WithMeta<Cart>;
type Values = Readonly<Record<string, unknown>>;

interface Stored {
  readonly row: Row;
  readonly menuId: number;
  readonly lines: readonly StoredLine[];
  readonly receipt: Receipt | null;
}

const storedOf = (row: Row, menuId: number): Stored => ({
  row,
  menuId,
  lines: linesOf(row),
  receipt: storedReceipt(row),
});

async function find(cartId: string): Promise<Stored> {
  const row = isMenuId(cartId)
    ? await rows(TABLE).findOne({ where: { documentId: cartId }, populate: { menu: { select: ['id'] } } })
    : null;
  const menu = row?.menu;
  if (!row || !menu) throw new HttpError(404, NO_CART);
  return storedOf(row, menu.id);
}

async function answerOf({ row, lines, receipt }: Stored, shop: Shop): Promise<Answer> {
  const cart: Cart = receipt
    ? {
        ...serialize(cartSchema, { ...row, ...receipt.priced }, ['menu']),
        ...(await progressOf(row, shop.id, new Date())),
        menu: { ...shop.menu, ...receipt.menu },
      }
    : {
        ...serialize(cartSchema, row, ['items', 'total', 'menu']),
        ...(await pricedLines(lines, shop)),
        menu: shop.menu,
      };
  return new WithMeta(cart, { rty: receipt === null });
}

/** Computes a change from the cart and the menu, both locked. */
type Work = (stored: Stored, shop: Shop) => Promise<Values>;

/** Changes an open cart. Concurrent changes of one cart run one after another. */
async function changeCart(cartId: string, now: Date, work: Work, submission: string | null = null): Promise<Answer> {
  if (!isMenuId(cartId)) throw new HttpError(404, NO_CART);
  const change = async () => {
    if (!(await lockRow('carts', cartId))) throw new HttpError(404, NO_CART);
    const stored = await find(cartId);
    if (stored.receipt) {
      if (submission === null || stored.row['submission'] !== submission) throw new HttpError(409, SUBMITTED);
      return answerOf(stored, await shopOf(stored.menuId, now));
    }
    const shop = await openShop(stored.menuId, now, 409);
    const data = { ...(await work(stored, shop)), updatedAt: now };
    await rows(TABLE).updateMany({ where: { id: stored.row.id }, data });
    return answerOf(storedOf({ ...stored.row, ...data }, stored.menuId), shop);
  };
  return withMutex(`cart ${cartId}`, () => inTransaction(change));
}

export const carts = {
  async create({ items, menu }: CartCreateInput, now: Date): Promise<Answer> {
    const pathOf = (index: number) => `/items/${index}`;
    mustNameOne(items, pathOf);
    const found = await findMenu(menu);
    if (!found) throw new HttpError(404, NO_MENU);
    return inTransaction(async () => {
      const shop = await openShop(found.id, now, 404);
      const lines = await withWanted([], items, shop, { pathOf, full: 400 });
      const row = await rows(TABLE).create({ data: { ...defaultColumns(), menu: found.id, lines } });
      return answerOf(storedOf(row, found.id), shop);
    });
  },

  async read(cartId: string, now: Date): Promise<Answer> {
    const stored = await find(cartId);
    return answerOf(stored, await shopOf(stored.menuId, now));
  },

  add: (cartId: string, wanted: CartLineCreateInput, at: number | undefined, now: Date): Promise<Answer> =>
    changeCart(cartId, now, async ({ lines }, shop) => ({
      lines: await withWanted(lines, [wanted], shop, { pathOf: () => '', full: 409, at }),
    })),

  changeLine: (cartId: string, index: number, quantity: number, now: Date): Promise<Answer> =>
    changeCart(cartId, now, async ({ lines }) => {
      if (index >= lines.length) throw new HttpError(404, NO_LINE);
      return { lines: lines.map((line, at) => (at === index ? { ...line, quantity } : line)) };
    }),

  removeLine: (cartId: string, index: number, now: Date): Promise<Answer> =>
    changeCart(cartId, now, async ({ lines }) => {
      if (index >= lines.length) throw new HttpError(404, NO_LINE);
      return { lines: lines.filter((_, at) => at !== index) };
    }),

  /** @param submission the fingerprint that detects a retry; null if the request has no key */
  submit: (cartId: string, body: CartUpdateInput, submission: string | null, now: Date): Promise<Answer> =>
    changeCart(
      cartId,
      now,
      async ({ lines }, shop) => {
        const customer = customerOf(body, shop);
        mustBeOpen(shop, now);
        const priced = await pricedLines(lines, shop);
        mustBeAvailable(priced);
        const receipt = receiptOf(priced, shop);
        const order = { cartId, menuId: shop.id, menu: shop.menu, customer, receipt: receipt.priced };
        return { ...customer, submission, submittedAt: now, receipt, ...(await placeOrder(order, now)) };
      },
      submission,
    ),

  async cancel(cartId: string, now: Date): Promise<Answer> {
    const { menuId } = await find(cartId);
    await cancelOrder(menuId, cartId, now);
    return carts.read(cartId, now);
  },

  /** Sends what happens to an order to its guest. */
  async stream(cartId: string, ctx: Context): Promise<void> {
    const { menuId } = await find(cartId);
    await connectGuest(ctx, menuId, cartId);
  },
};
