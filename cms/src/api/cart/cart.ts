/** Reads and changes carts, from the first line to the submission. (docs/spec/domain.md#carts) */
import {
  cartSchema,
  contentLanguage,
  isMenuId,
  menuInCartSchema,
  toThousandths,
  type Cart,
  type CartUpdateInput,
  type CartCreateInput,
  type CartLineCreateInput,
  type Language,
  type RepeatInput,
  type RepeatPreview,
} from '@qaima/schemas';
import { HttpError, invalidField } from '../../errors/httpError';
import { serialize, withEmptyLists } from '../../api-runtime/serialize';
import { WithMeta } from '../../api-runtime/registerRoutes';
import { rows, defaultColumns } from '../../database/rows';
import { inTransaction, lockRow } from '../../database/transaction';
import { withMutex } from '../../jobs/mutex';
import { cancelOrder, recordSent } from '../guest-order/stateTransitions';
import { placeOrder } from '../guest-order/placeOrder';
import { progressForGuest } from '../guest-order/progressForGuest';
import { connectGuest } from '../guest-order/eventStreamConnections';
import { findMenu } from '../../menu-parts/menuAccess';
import { tableForCart } from '../table/tableOfToken';
import { mustNameOne, withReplaced, withStored, withWanted } from './newLines';
import { linesTotal, pricedLines, shownLines } from './pricedLines';
import { previewOf, repeatedLines } from './repeat';
import { linesOf, type StoredLine } from './storedLines';
import { inGuestLanguage, openCart, shownToGuest } from './cartForGuest';
import { receiptOf, storedReceipt, withParts, type Receipt } from './receipt';
import type { CartMenu } from './cartMenu';
import { openShop, shopOf } from './menuOfCart';
import {
  customerOf,
  mustBeAvailable,
  mustBeCountable,
  mustBeOpen,
  mustCostAsShown,
  mustReachMinimum,
} from './submission';
import { NO_CART, NO_LINE, NO_MENU, NOT_SUBMITTED, OTHER_MENU, SUBMITTED } from './errorMessages';
import type { Row } from '../../database/columnValues';
import type { Context } from 'koa';

const TABLE = 'api::cart.cart';

/** A cart. `rty` in its metadata says whether the cart is still open. */
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

async function answerOf({ row, lines, receipt }: Stored, shop: CartMenu): Promise<Answer> {
  const cart: Cart = receipt
    ? {
        ...withParts(serialize(cartSchema, { ...row, ...receipt.priced }, ['menu'])),
        ...(await progressForGuest(row, shop.id, new Date())),
        menu: withEmptyLists(menuInCartSchema, { ...shop.menu, ...receipt.menu }),
      }
    : openCart(row, pricedLines(await shownLines(lines, shop), shop), shop);
  return new WithMeta(shownToGuest(cart), { rty: receipt === null });
}

/** Returns the columns to store in the changed cart. Runs while the cart and the menu are locked. */
type Work = (stored: Stored, shop: CartMenu) => Promise<Values>;

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
    const changed = storedOf({ ...stored.row, ...data }, stored.menuId);
    const answer = await answerOf(changed, shop);
    // After a rise of prices, lines can still be removed.
    if (changed.lines.length >= stored.lines.length) mustBeCountable(answer.data);
    return answer;
  };
  return withMutex(`cart ${cartId}`, () => inTransaction(change));
}

/** Creates a cart. An unknown table code is ignored. */
async function opened(
  shop: CartMenu,
  lines: readonly StoredLine[],
  token: string | undefined,
  now: Date,
): Promise<Answer> {
  const table = await tableForCart(shop.id, token, now);
  const row = await rows(TABLE).create({ data: { ...defaultColumns(), menu: shop.id, lines, table } });
  const answer = await answerOf(storedOf(row, shop.id), shop);
  mustBeCountable(answer.data);
  return answer;
}

/** Finds a submitted cart. @throws {HttpError} 404, or 409 if the cart is still open */
async function findSubmitted(cartId: string): Promise<Stored> {
  const stored = await find(cartId);
  if (!stored.receipt) throw new HttpError(409, NOT_SUBMITTED);
  return stored;
}

export const carts = {
  async create({ items, menu, table }: CartCreateInput, now: Date): Promise<Answer> {
    const pathOf = (index: number) => `/items/${index}`;
    mustNameOne(items, pathOf);
    const found = await findMenu(menu);
    if (!found) throw new HttpError(404, NO_MENU);
    return inTransaction(async () => {
      const shop = await openShop(found.id, now, 404);
      const lines = await withWanted([], items, shop, { pathOf, full: 400 });
      return opened(shop, lines, table, now);
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

  replaceLine: (cartId: string, index: number, wanted: CartLineCreateInput, now: Date): Promise<Answer> =>
    changeCart(cartId, now, async ({ lines }, shop) => {
      if (index >= lines.length) throw new HttpError(404, NO_LINE);
      return { lines: await withReplaced(lines, index, wanted, shop) };
    }),

  removeLine: (cartId: string, index: number, now: Date): Promise<Answer> =>
    changeCart(cartId, now, async ({ lines }) => {
      if (index >= lines.length) throw new HttpError(404, NO_LINE);
      return { lines: lines.filter((_, at) => at !== index) };
    }),

  /**
   * @param submission the fingerprint that detects a retry; null if the request has no key
   * @param requested the guest's language, for the cart in an error
   */
  submit: (
    cartId: string,
    body: CartUpdateInput,
    { submission, requested }: { readonly submission: string | null; readonly requested: Language | null },
    now: Date,
  ): Promise<Answer> =>
    changeCart(
      cartId,
      now,
      async ({ row, lines }, shop) => {
        const { area, columns: customer } = await customerOf(body, shop, row, now);
        mustBeOpen(body, shop, now);
        const shown = await shownLines(lines, shop);
        const priced = pricedLines(shown, shop, area && { ...area, fee: toThousandths(area.fee) });
        mustBeAvailable(priced, shop, now);
        mustBeCountable(priced);
        mustReachMinimum(area, linesTotal(shown, shop), shop);
        const current = () => inGuestLanguage(shownToGuest(openCart(row, pricedLines(shown, shop), shop)), requested);
        mustCostAsShown(body, priced, shop, current);
        const receipt = receiptOf(priced, shop);
        const order = { cartId, menuId: shop.id, menu: shop.menu, customer, lines: priced.items, total: priced.total };
        return { ...customer, submission, submittedAt: now, receipt, ...(await placeOrder(order, now)) };
      },
      submission,
    ),

  /** Shows which lines of a submitted cart can still be ordered. */
  async previewRepeat(cartId: string, requested: Language | null, now: Date): Promise<RepeatPreview> {
    const { menuId, lines } = await findSubmitted(cartId);
    const shop = await shopOf(menuId, now);
    return previewOf(await shownLines(lines, shop), shop, contentLanguage(shop.menu.languages, requested));
  },

  /** Finds those lines of a submitted cart that can still be ordered, and adds them to `cart` or to a new cart. */
  async repeat(cartId: string, { cart, table }: RepeatInput, now: Date): Promise<Answer> {
    const { menuId, lines } = await findSubmitted(cartId);
    const repeated = async (shop: CartMenu) => repeatedLines(await shownLines(lines, shop));
    if (cart !== undefined) {
      return changeCart(cart, now, async (stored, shop) => {
        if (stored.menuId !== menuId) throw invalidField('/cart', OTHER_MENU);
        return { lines: withStored(stored.lines, await repeated(shop)) };
      });
    }
    return inTransaction(async () => {
      const shop = await openShop(menuId, now, 409);
      return opened(shop, withStored([], await repeated(shop)), table, now);
    });
  },

  async cancel(cartId: string, now: Date): Promise<Answer> {
    const { menuId } = await find(cartId);
    await cancelOrder(menuId, cartId, now);
    return carts.read(cartId, now);
  },

  async recordSent(cartId: string, now: Date): Promise<Answer> {
    const { menuId } = await find(cartId);
    await recordSent(menuId, cartId, now);
    return carts.read(cartId, now);
  },

  /** Streams the events of an order to its guest. */
  async stream(cartId: string, ctx: Context): Promise<void> {
    const { menuId } = await find(cartId);
    await connectGuest(ctx, menuId, cartId);
  },
};
