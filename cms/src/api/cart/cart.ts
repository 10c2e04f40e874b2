/** Reads and changes carts, from the first line to the submission. (docs/spec/domain.md#carts) */
import {
  cartSchema,
  contentLanguage,
  frozenContext,
  isMenuId,
  serviceOf,
  menuInCartSchema,
  toThousandths,
  type Cart,
  type CartUpdateInput,
  type CartCreateInput,
  type CartLineCreateInput,
  type CorrectionAnswer,
  type Language,
  type RepeatInput,
  type RepeatPreview,
  type SumContext,
  type SumLine,
} from '@qaima/schemas';
import { HttpError, invalidField } from '../../errors/httpError';
import { serialize, withEmptyLists } from '../../api-runtime/serialize';
import { WithMeta } from '../../api-runtime/registerRoutes';
import { defaultColumns, findWithMenuId, rows } from '../../database/rows';
import { inTransaction } from '../../database/transaction';
import { withMutex } from '../../jobs/mutex';
import { recordConsent } from '../consent/consents';
import { answerCorrection } from '../guest-order/corrections';
import { cancelOrder, recordSent } from '../guest-order/stateTransitions';
import { placeOrder } from '../guest-order/placeOrder';
import { progressForGuest } from '../guest-order/progressForGuest';
import { connectGuest } from '../guest-order/eventStreamConnections';
import { movePortions } from '../portions/portions';
import { findMenu } from '../../menu-parts/menuAccess';
import { mustNameOne, withReplaced, withStored, withWanted } from './newLines';
import { contextOf, linesTotal, pricedLines, shownLines, sumLinesOf, sumsOfLines, type ShownLine } from './pricedLines';
import {
  couponAmount,
  couponRefusal,
  discountsOf,
  shownDiscounts,
  usedCoupon,
  type CartDiscounts,
} from './cartDiscounts';
import { couponProblem, findCoupon, takeUse } from '../coupon/couponUses';
import { phoneKey } from '../consent/phoneKey';
import { previewOf, repeatedLines } from './repeat';
import { loadReferencedItems, type Naming, type ReferencedItems } from './loadReferencedItems';
import { linesOf, type StoredLine } from './storedLines';
import { inGuestLanguage, openCart, shownToGuest } from './cartForGuest';
import { mustBeLeft, wantedPortions } from './portionsOfLines';
import { receiptOf, storedReceipt, withParts, type Receipt } from './receipt';
import type { CartMenu } from './cartMenu';
import { openShop, shopOf } from './menuOfCart';
import {
  customerOf,
  mustBeAvailable,
  mustBeCountable,
  mustBeOpen,
  mustCostAsShown,
  couponColumn,
  mustBeTippable,
  mustReachMinimum,
  tableForCart,
  tipColumn,
} from './submission';
import { NO_CART, NO_LINE, NO_MENU, NOT_SUBMITTED, OTHER_MENU, SUBMITTED } from './errorMessages';
import type { Row } from '../../database/columnValues';
import type { Context } from 'koa';

const TABLE = 'api::cart.cart';

const NOTHING: ReferencedItems = { items: new Map(), combos: new Map(), groups: new Map() };

/** A cart. `rty` in its metadata says whether the cart is still open. */
type Answer = WithMeta<Cart>;

/** The columns to store in a changed cart. */
interface Values {
  readonly lines?: readonly StoredLine[];
  readonly receipt?: Receipt;
  readonly [column: string]: unknown;
}

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

async function find(cartId: string, isLocked = false): Promise<Stored> {
  const found = isMenuId(cartId) ? await findWithMenuId(TABLE, cartId, isLocked) : null;
  if (found?.menuId == null) throw new HttpError(404, NO_CART);
  return storedOf(found.row, found.menuId);
}

async function submittedCart(row: Row, receipt: Receipt, shop: CartMenu): Promise<Cart> {
  return {
    ...withParts(serialize(cartSchema, { ...row, ...receipt.priced }, ['menu'])),
    ...(await progressForGuest(row, shop.id, shop.now)),
    menu: withEmptyLists(menuInCartSchema, { ...shop.menu, ...receipt.menu }),
  };
}

/** The lines of an open cart at current prices, with what may be taken off. */
async function pricedOpen(row: Row, shown: readonly ShownLine[], shop: CartMenu) {
  const discounts = await discountsOf(row, shop);
  const context = contextOf(row, shop, discounts);
  const { entered } = discounts;
  const problem = entered && (await couponProblem(entered, sumLinesOf(shown, shop), context, shop));
  const sums = sumsOfLines(shown, shop, problem ? { ...context, coupon: null } : context);
  return { ...pricedLines(shown, sums), ...shownDiscounts(discounts, problem) };
}

/** @param referenced what the lines refer to; not used for a submitted cart */
async function answerOf({ row, lines, receipt }: Stored, shop: CartMenu, referenced: ReferencedItems): Promise<Answer> {
  const cart = receipt
    ? await submittedCart(row, receipt, shop)
    : openCart(row, await pricedOpen(row, shownLines(lines, referenced, shop), shop), shop);
  return new WithMeta(shownToGuest(cart), { rty: receipt === null });
}

/** @throws {HttpError} 409 with the reason if the coupon of a cart does not apply */
async function mustBeUsable(
  { entered }: CartDiscounts,
  lines: readonly SumLine[],
  context: SumContext,
  shop: CartMenu,
): Promise<void> {
  const problem = entered && (await couponProblem(entered, lines, context, shop));
  if (problem) throw couponRefusal(problem, shop);
}

interface Change {
  /** Lines that the work adds to those of the cart. */
  readonly wanted?: readonly Naming[];
  /** The fingerprint of a submission; null if its request has no key. */
  readonly submission?: string | null;
  /** Returns the columns to store in the changed cart. Runs while the cart and the menu are locked. */
  readonly work: (stored: Stored, shop: CartMenu, referenced: ReferencedItems) => Values | Promise<Values>;
}

/** Changes an open cart. Concurrent changes of one cart run one after another. */
async function changeCart(
  cartId: string,
  now: Date,
  { wanted = [], submission = null, work }: Change,
): Promise<Answer> {
  if (!isMenuId(cartId)) throw new HttpError(404, NO_CART);
  const change = async () => {
    const stored = await find(cartId, true);
    if (stored.receipt) {
      if (submission === null || stored.row['submission'] !== submission) throw new HttpError(409, SUBMITTED);
      return answerOf(stored, await shopOf(stored.menuId, now), NOTHING);
    }
    const shop = await openShop(stored.menuId, now, 409);
    const referenced = await loadReferencedItems(shop, [...stored.lines, ...wanted]);
    const data = { ...(await work(stored, shop, referenced)), updatedAt: now };
    const { lines = stored.lines, receipt = null } = data;
    if (shop.method === 'order' && !receipt) mustBeLeft(lines, stored.lines, referenced);
    const changed = { row: { ...stored.row, ...data }, menuId: stored.menuId, lines, receipt };
    const answer = await answerOf(changed, shop, referenced);
    // After a rise of prices, lines can still be removed.
    if (lines.length >= stored.lines.length) mustBeCountable(answer.data);
    await rows(TABLE).updateMany({ where: { id: stored.row.id }, data });
    return answer;
  };
  return withMutex(`cart ${cartId}`, () => inTransaction(change));
}

/** Creates a cart. An unknown table code is ignored. */
async function opened(
  shop: CartMenu,
  referenced: ReferencedItems,
  lines: readonly StoredLine[],
  token: string | undefined,
): Promise<Answer> {
  if (shop.method === 'order') mustBeLeft(lines, [], referenced);
  const data = { ...defaultColumns(shop.now), menu: shop.id, lines, table: tableForCart(shop, token) };
  const { ids } = await rows(TABLE).createMany({ data: [data] });
  const answer = await answerOf(storedOf({ ...data, id: ids[0] ?? 0 }, shop.id), shop, referenced);
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
      const referenced = await loadReferencedItems(shop, items);
      return opened(shop, referenced, withWanted([], items, referenced, shop, { pathOf, full: 400 }), table);
    });
  },

  async read(cartId: string, now: Date): Promise<Answer> {
    const stored = await find(cartId);
    const shop = await shopOf(stored.menuId, now);
    return answerOf(stored, shop, stored.receipt ? NOTHING : await loadReferencedItems(shop, stored.lines));
  },

  add: (cartId: string, wanted: CartLineCreateInput, at: number | undefined, now: Date): Promise<Answer> =>
    changeCart(cartId, now, {
      wanted: [wanted],
      work: ({ lines }, shop, referenced) => ({
        lines: withWanted(lines, [wanted], referenced, shop, { pathOf: () => '', full: 409, at }),
      }),
    }),

  changeLine: (cartId: string, index: number, quantity: number, now: Date): Promise<Answer> =>
    changeCart(cartId, now, {
      work({ lines }) {
        if (index >= lines.length) throw new HttpError(404, NO_LINE);
        return { lines: lines.map((line, at) => (at === index ? { ...line, quantity } : line)) };
      },
    }),

  replaceLine: (cartId: string, index: number, wanted: CartLineCreateInput, now: Date): Promise<Answer> =>
    changeCart(cartId, now, {
      wanted: [wanted],
      work({ lines }, shop, referenced) {
        if (index >= lines.length) throw new HttpError(404, NO_LINE);
        return { lines: withReplaced(lines, index, wanted, referenced, shop) };
      },
    }),

  removeLine: (cartId: string, index: number, now: Date): Promise<Answer> =>
    changeCart(cartId, now, {
      work({ lines }) {
        if (index >= lines.length) throw new HttpError(404, NO_LINE);
        return { lines: lines.filter((_, at) => at !== index) };
      },
    }),

  /** Whether the menu of a cart has an active coupon with a code; null if not. */
  async hasCoupon(cartId: string, code: string): Promise<true | null> {
    const { menuId } = await find(cartId);
    return (await findCoupon(menuId, code)) ? true : null;
  },

  /** Changes what of an open cart is neither a line nor the customer's. */
  changeExtras: (cartId: string, body: CartUpdateInput, now: Date): Promise<Answer> =>
    changeCart(cartId, now, {
      async work({ row, lines }, shop, referenced) {
        const columns = { ...tipColumn(body, shop), ...couponColumn(body) };
        const shown = shownLines(lines, referenced, shop);
        const chosen = { ...row, ...columns };
        const discounts = await discountsOf(chosen, shop);
        const context = contextOf(chosen, shop, discounts);
        if (body.coupon) await mustBeUsable(discounts, sumLinesOf(shown, shop), context, shop);
        mustBeTippable(body, sumsOfLines(shown, shop, context));
        return columns;
      },
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
    changeCart(cartId, now, {
      submission,
      async work({ row, lines }, shop, referenced) {
        const { area, columns: customer } = customerOf(body, shop, row);
        mustBeOpen(body, shop);
        const shown = shownLines(lines, referenced, shop);
        const extras = { ...tipColumn(body, shop), ...couponColumn(body) };
        const chosen = { ...row, ...extras };
        const discounts = await discountsOf(chosen, shop);
        const context = contextOf(chosen, shop, discounts, {
          service: serviceOf(shop.menu, customer.receiveOption, customer.table !== null),
          delivery: area && { ...area, fee: toThousandths(area.fee) },
          area: area?._id,
        });
        const sums = sumsOfLines(shown, shop, context);
        const priced = { ...pricedLines(shown, sums), ...usedCoupon(discounts, sums) };
        mustBeAvailable(priced, shop);
        mustBeCountable(priced);
        mustReachMinimum(area, linesTotal(shown, shop), shop);
        const current = async () =>
          inGuestLanguage(shownToGuest(openCart(row, await pricedOpen(chosen, shown, shop), shop)), requested);
        if (discounts.entered) await mustBeUsable(discounts, sumLinesOf(shown, shop), context, shop);
        await mustCostAsShown(body, priced, shop, current);
        const receipt = receiptOf(priced, shop, frozenContext(context, sums));
        const order = { cartId, menuId: shop.id, menu: shop.menu, customer, lines: priced.items, total: priced.total };
        // Before the counters are locked, as in all changes of orders.
        const wanted = shop.method === 'order' ? wantedPortions(lines, referenced) : [];
        const portions = await movePortions(shop.id, { wanted }, now);
        const guestKey = phoneKey(shop.menu._id, customer.clientPhone);
        const given = { menu: shop.menu, menuId: shop.id, key: guestKey, consent: body.consent };
        const consentKey = await recordConsent(given, requested, now);
        if (discounts.entered && sums.coupon) {
          const use = { menuId: shop.id, cartId, phoneKey: guestKey, now };
          const problem = await takeUse(discounts.entered, couponAmount(sums), use);
          if (problem) throw couponRefusal(problem, shop);
        }
        return {
          ...customer,
          ...extras,
          guestKey,
          submission,
          submittedAt: now,
          receipt,
          portions,
          phoneKey: consentKey,
          ...(await placeOrder(order, now)),
        };
      },
    }),

  /** Shows which lines of a submitted cart can still be ordered. */
  async previewRepeat(cartId: string, requested: Language | null, now: Date): Promise<RepeatPreview> {
    const { menuId, lines } = await findSubmitted(cartId);
    const shop = await shopOf(menuId, now);
    const shown = shownLines(lines, await loadReferencedItems(shop, lines), shop);
    return previewOf(shown, shop, contentLanguage(shop.menu.languages, requested));
  },

  /** Finds those lines of a submitted cart that can still be ordered, and adds them to `cart` or to a new cart. */
  async repeat(cartId: string, { cart, table }: RepeatInput, now: Date): Promise<Answer> {
    const { menuId, lines } = await findSubmitted(cartId);
    const repeated = (shop: CartMenu, referenced: ReferencedItems) =>
      repeatedLines(shownLines(lines, referenced, shop));
    if (cart !== undefined) {
      return changeCart(cart, now, {
        wanted: lines,
        work(stored, shop, referenced) {
          if (stored.menuId !== menuId) throw invalidField('/cart', OTHER_MENU);
          return { lines: withStored(stored.lines, repeated(shop, referenced)) };
        },
      });
    }
    return inTransaction(async () => {
      const shop = await openShop(menuId, now, 409);
      const referenced = await loadReferencedItems(shop, lines);
      return opened(shop, referenced, withStored([], repeated(shop, referenced)), table);
    });
  },

  async cancel(cartId: string, now: Date): Promise<Answer> {
    const { menuId } = await find(cartId);
    await cancelOrder(menuId, cartId, now);
    return carts.read(cartId, now);
  },

  async answerCorrection(cartId: string, answer: CorrectionAnswer, now: Date): Promise<Answer> {
    const { menuId } = await find(cartId);
    await answerCorrection(menuId, cartId, answer, now);
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
