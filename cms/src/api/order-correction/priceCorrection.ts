/**
 * Prices a correction: lines that stay keep their frozen unit price, replacements have the menu's present one.
 * (docs/spec/domain.md#corrections)
 */
import {
  cartSchema,
  correctedTotals,
  openCorrection,
  toThousandths,
  withQuantity,
  type CartLine,
  type GuestOrder,
  type LocalizedText,
  type OrderCorrection,
} from '@qaima/schemas';
import { toColumnValues } from '../../api-runtime/serialize';
import type { Row } from '../../database/columnValues';
import { invalidField } from '../../errors/httpError';
import { loadReferencedItems } from '../cart/loadReferencedItems';
import { shopOf } from '../cart/menuOfCart';
import { lineOf, mustNameOne } from '../cart/newLines';
import { wantedPortions } from '../cart/portionsOfLines';
import { shownLines } from '../cart/pricedLines';
import { linesOf, type StoredLine } from '../cart/storedLines';
import { mustBeCountable } from '../cart/submission';
import type { PricedCorrection } from '../guest-order/corrections';
import { contextOfOrder, orderOf, receiptOf } from '../guest-order/findOrder';
import { searchColumns } from '../guest-order/search';
import { CHANGED_TWICE, DAYS_ONLY, NO_CHANGE, NO_SUCH_LINE, NOTHING_LEFT, ONE_CHANGE } from './errorMessages';

type Change = OrderCorrection['changes'][number];

/** A line of the order as it is shown, and as the cart stores it. Practice orders store none. */
interface Line {
  readonly shown: CartLine;
  readonly stored: StoredLine | undefined;
}

/** Throws unless each change names another line of the order, and one thing to do with it. */
function mustBeValid({ changes }: OrderCorrection, { items, service }: GuestOrder): void {
  changes.forEach(({ line, quantity, instead }, index) => {
    const refuse = (field: string, message: LocalizedText) => invalidField(`/changes/${index}/${field}`, message);
    if (!items[line]) throw refuse('line', NO_SUCH_LINE);
    if (changes.findIndex((other) => other.line === line) !== index) throw refuse('line', CHANGED_TWICE);
    if ((quantity === undefined) === (instead === undefined)) throw refuse('quantity', ONE_CHANGE);
    if (quantity !== undefined && quantity > 0 && service === 'reserve') throw refuse('quantity', DAYS_ONLY);
  });
}

/**
 * The replacements by the index of their line, at the menu's present prices; those of a reservation have the dates of the
 * line. All are loaded at once.
 */
async function replacementsOf(
  menuId: number,
  { changes }: OrderCorrection,
  { items }: GuestOrder,
  now: Date,
): Promise<ReadonlyMap<number, Line>> {
  const replaced = changes.flatMap(({ line, instead }, index) => {
    const was = items[line];
    return instead && was ? [{ line, was, instead, path: `/changes/${index}/instead` }] : [];
  });
  if (replaced.length === 0) return new Map();
  const shop = await shopOf(menuId, now);
  const made = replaced.map(({ was: { startDate, endDate }, instead, ...place }) => ({
    ...place,
    draft: { ...(shop.method === 'reserve' ? { startDate, endDate } : {}), ...instead },
  }));
  const drafts = made.map(({ draft }) => draft);
  mustNameOne(drafts, (index) => made[index]?.path ?? '');
  const referenced = await loadReferencedItems(shop, drafts);
  return new Map(
    made.flatMap(({ line, path, draft }) => {
      const stored = lineOf(draft, referenced, shop, path);
      return shownLines([stored], referenced, shop).map(({ shown }) => [line, { shown, stored }] as const);
    }),
  );
}

/** A changed line: another quantity at the frozen unit price, or its replacement; null if it is removed. */
function changedLine({ quantity }: Change, { shown, stored }: Line, replacement: Line | undefined): Line | null {
  if (quantity === undefined) return replacement ?? null;
  if (quantity === 0) return null;
  return { shown: withQuantity(shown, quantity), stored: stored && { ...stored, quantity } };
}

/** The portions that the corrected lines take. */
async function portionsOfOrder(menuId: number, lines: readonly StoredLine[], now: Date) {
  const shop = await shopOf(menuId, now);
  return shop.method === 'order' ? wantedPortions(lines, await loadReferencedItems(shop, lines)) : [];
}

/**
 * The correction of an order, and the columns that it changes; null if it withdraws the open one.
 * @throws {HttpError} 400, 404 or 409, which names the change
 */
export async function priceCorrection(
  menuId: number,
  row: Row,
  body: OrderCorrection,
  now: Date,
): Promise<PricedCorrection | null> {
  const order = orderOf(row, now.getTime());
  mustBeValid(body, order);
  if (body.changes.length === 0 && openCorrection(order) >= 0) return null;
  const lines = linesOf(row);
  const replacements = await replacementsOf(menuId, body, order, now);
  const changes: PricedCorrection['changes'] = [];
  const kept: Line[] = [];
  for (const [index, shown] of order.items.entries()) {
    const line: Line = { shown, stored: lines[index] };
    const change = body.changes.find((one) => one.line === index);
    const next = change ? changedLine(change, line, replacements.get(index)) : line;
    if (next) kept.push(next);
    if (change && change.quantity !== shown.quantity)
      changes.push({ was: shown, ...(next ? { now: next.shown } : {}) });
  }
  if (changes.length === 0) throw invalidField('/changes', NO_CHANGE);
  if (kept.length === 0) throw invalidField('/changes', NOTHING_LEFT);
  const items = kept.map(({ shown }) => shown);
  const receipt = receiptOf(row);
  const context = contextOfOrder(row);
  const method = order.service === 'reserve' ? 'reserve' : 'order';
  const sums = correctedTotals(items, order.totals, method, context);
  const { total } = sums;
  mustBeCountable({ total });
  return {
    changes,
    before: order.total,
    after: total,
    columns: {
      receipt: {
        ...receipt,
        ...(context ? { context } : {}),
        priced: { ...receipt.priced, ...toColumnValues(cartSchema, { items, ...sums }) },
      },
      wantedPortions: await portionsOfOrder(
        menuId,
        kept.flatMap(({ stored }) => stored ?? []),
        now,
      ),
      lines: kept.flatMap(({ stored }) => stored ?? []),
      orderTotal: toThousandths(total),
      ...searchColumns({
        name: order.name ?? null,
        phone: order.clientPhone ?? '',
        table: order.table?.label ?? null,
        items,
      }),
    },
  };
}
