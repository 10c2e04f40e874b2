/** Validates the submission of a cart and detects retries. */
import {
  cartSchema,
  choiceProblemText,
  deliveryAreas,
  LARGEST_TOTAL,
  missingToMinimum,
  normalizeCode,
  toThousandths,
  closedStatus,
  closedText,
  lineName,
  refusesOrdersWhenClosed,
  submissionSchemaFor,
  tipProblem,
  type Cart,
  type CartUpdateInput,
  type CartSubmission,
  type DeliveryArea,
  type PickupPlace,
  type ReceiveOption,
  type Sums,
  type Thousandths,
} from '@qaima/schemas';
import { validPayload } from '../../api-runtime/validPayload';
import { HttpError, invalidField } from '../../errors/httpError';
import { toColumnValues } from '../../api-runtime/serialize';
import type { RowOf } from '../../database/tables';
import type { Priced } from './pricedLines';
import { amountIn } from './amountIn';
import type { CartMenu } from './cartMenu';
import { storedTable, type Table } from './storedTable';
import {
  belowMinimum,
  CHOOSE_AREA,
  CLOSED,
  closedMeanwhile,
  closedUntil,
  EMPTY,
  inBothLanguages,
  NO_AREA,
  NO_BRANCH,
  notOfferedSentence,
  SCAN_TABLE,
  sentenceOf,
  TIP_TOO_LARGE,
  TOO_DEAR,
  totalChanged,
} from './errorMessages';

const orNull = (text: string | undefined) => text?.trim() || null;

const kindOf = ({ receiveOption }: CartUpdateInput, options: CartMenu['options']) =>
  (receiveOption == null ? undefined : options[receiveOption]?.kind) ?? null;

type CartRow = RowOf<'api::cart.cart'>;

/** The table of a code; null if the menu has no active table with it. */
export const tableForCart = ({ tables }: CartMenu, token: string | undefined) =>
  tables.find(([code]) => code === token?.trim())?.[1] ?? null;

/**
 * The table of an order. If the guest sends none, it is the table whose code opened the cart. Deliveries and pick-ups
 * have no table.
 * @throws {HttpError} 400 for a dine-in order without a valid code, if the menu has tables
 */
function tableOf(body: CartUpdateInput, shop: CartMenu, row: CartRow): Table {
  const { menu, method, options } = shop;
  const kind = kindOf(body, options);
  if (method !== 'order' || (kind !== null && kind !== 'dine-in')) return null;
  const [stored, sent] = [storedTable(row), orNull(body.table)];
  if (!menu.hasTables) return kind !== null && sent !== null ? { label: sent } : stored;
  const table = sent === null || sent === stored?.label ? stored : tableForCart(shop, sent);
  if (kind !== null && !table) throw invalidField('/table', SCAN_TABLE);
  return table ?? stored;
}

/** The delivery area of a submission; null if its receive option has no areas. @throws {HttpError} 400 */
function areaOf(
  { area }: CartUpdateInput,
  { method }: CartMenu,
  option: ReceiveOption | undefined,
): DeliveryArea | null {
  const areas = method === 'order' ? deliveryAreas(option) : [];
  if (areas.length === 0) return null;
  if (!area) throw invalidField('/area', CHOOSE_AREA);
  const found = areas.find(({ _id }) => _id === area);
  if (!found) throw invalidField('/area', NO_AREA);
  return found;
}

const areaInCart = ({ _id, title, fee, translations }: DeliveryArea) => ({ _id, title, fee, translations });

/** The place of a pickup order; null for other orders, or if the guest sends none. @throws {HttpError} 400 */
function branchOf(body: CartUpdateInput, { method, menu, options }: CartMenu): PickupPlace | null {
  if (!body.branch || method !== 'order' || kindOf(body, options) !== 'pickup') return null;
  const found = menu.pickupPlaces?.find(({ _id }) => _id === body.branch);
  if (!found) throw invalidField('/branch', NO_BRANCH);
  const { mapsLink: _, phone: __, ...place } = found;
  return place;
}

/**
 * Validates the customer's fields by the menu's settings and converts them to columns. Drops fields for which the menu
 * does not ask.
 */
export function customerOf(body: CartUpdateInput, shop: CartMenu, row: CartRow) {
  const { method, options } = shop;
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
  const stored = storedTable(row);
  // If the request has no table, uses the table whose code opened the cart, because the menu may require one.
  const said = stored && !orNull(body.table) ? { ...given, table: stored.label } : given;
  // The code of a table decides where the menu has no option of a kind.
  const kind = kindOf(body, options) ?? (stored ? 'dine-in' : null);
  const schema = submissionSchemaFor(method, options.length, kind);
  // The cast is safe: `schema` is the one for the menu's purchase method.
  const sent = validPayload(schema, said, shop.menu) as CartSubmission;
  const { phone = '', notes, receiveOption, address, name, email, guestsNo } = sent;
  const text = method === 'order' ? orNull(address) : null;
  const area = areaOf(body, shop, options[receiveOption ?? -1]);
  return {
    area,
    columns: {
      clientPhone: phone,
      notes: orNull(notes),
      receiveOption: options.length > 0 ? (receiveOption ?? null) : null,
      address: text === null ? null : { text },
      table: tableOf(body, shop, row),
      ...toColumnValues(cartSchema, { area: area && areaInCart(area) }),
      branch: branchOf(body, shop),
      name: orNull(name),
      email: method === 'reserve' ? orNull(email) : null,
      guestsNo: guestsNo ?? 1,
    },
  };
}

/** Throws if the lines cost less than the area's minimum order. The message states the missing amount. */
export function mustReachMinimum(area: DeliveryArea | null, lines: Thousandths, shop: CartMenu): void {
  const missing = area ? missingToMinimum(area, lines) : 0;
  if (!area || missing === 0) return;
  const title = inBothLanguages(area, shop, (translated) => translated.title);
  const minimum = amountIn(shop, toThousandths(area.minOrder));
  throw invalidField('/area', belowMinimum(title, minimum, amountIn(shop, missing)), 409);
}

/**
 * Throws if the order costs another total than the guest was shown.
 * @param current the cart as it is now, for the error
 */
export async function mustCostAsShown(
  { expectedTotal }: CartUpdateInput,
  { total }: Priced,
  shop: CartMenu,
  current: () => Promise<Cart>,
): Promise<void> {
  if (expectedTotal === undefined) return;
  const [expected, actual] = [toThousandths(expectedTotal), toThousandths(total)];
  if (expected === actual) return;
  throw new HttpError(409, totalChanged(amountIn(shop, expected), amountIn(shop, actual)), {
    current: await current(),
  });
}

/** The column of a tip, if the body has one. @throws {HttpError} 400 */
export function tipColumn({ tip }: CartUpdateInput, { menu }: CartMenu): { readonly tip?: unknown } {
  if (tip === undefined) return {};
  const problem = tipProblem(tip, menu.settings);
  if (problem) throw invalidField('/tip', problem);
  return toColumnValues(cartSchema, { tip });
}

/** The column of a coupon's code, if the body has one. */
export const couponColumn = ({ coupon }: CartUpdateInput): { readonly couponCode?: string | null } =>
  coupon === undefined ? {} : { couponCode: normalizeCode(coupon) || null };

/** Throws if a tip is larger than what the lines cost. */
export function mustBeTippable({ tip }: CartUpdateInput, { nets }: Sums): void {
  const goods = nets.reduce((all, net) => all + net, 0);
  if (toThousandths(tip?.amount) > goods) throw invalidField('/tip/amount', TIP_TOO_LARGE);
}

/** Throws if the total is larger than can be computed exactly. */
export function mustBeCountable({ total }: Pick<Priced, 'total'>): void {
  if (total > LARGEST_TOTAL) throw new HttpError(409, TOO_DEAR);
}

/** Throws if the cart is empty or a line can't be ordered. The error names the first such line. */
export function mustBeAvailable({ items }: Priced, shop: CartMenu): void {
  if (items.length === 0) throw new HttpError(409, EMPTY);
  for (const [index, line] of items.entries()) {
    const { problem, choiceProblem, offer } = line;
    if (!problem) continue;
    const name = inBothLanguages(line, shop, (translated) => lineName(translated));
    const sentence = choiceProblem
      ? inBothLanguages(choiceProblem, shop, (translated, language) => choiceProblemText(translated)[language])
      : sentenceOf(problem === 'dates' && !line.startDate ? 'no-dates' : problem, name);
    if (offer) throw invalidField(`/items/${index}`, notOfferedSentence(offer, name, shop), 409);
    const isWrong = choiceProblem !== undefined && choiceProblem.kind !== 'sold-out';
    throw invalidField(`/items/${index}`, sentence, isWrong ? 400 : 409);
  }
}

/**
 * Throws outside of opening hours, unless the menu accepts orders then and the guest knows that it is closed.
 * (docs/spec/domain.md#opening-hours)
 */
export function mustBeOpen({ expectedOpen = false }: CartUpdateInput, { menu, now }: CartMenu): void {
  const ar = closedStatus(menu, now, 'ar');
  const en = ar && closedStatus(menu, now, 'en');
  if (!en) return;
  const closed = { ar: closedText(ar, 'ar'), en: closedText(en, 'en') };
  if (refusesOrdersWhenClosed(menu)) throw new HttpError(409, ar.opens ? closedUntil(closed) : CLOSED);
  if (expectedOpen) throw new HttpError(409, closedMeanwhile(closed));
}
