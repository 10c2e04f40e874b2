/**
 * Corrections of orders by the venue. One by which the total grows is a proposal: its columns are stored beside the
 * order until the guest agrees. (docs/spec/domain.md#corrections)
 */
import {
  canCorrect,
  cartSchema,
  isRecord,
  MENU_DEFAULTS,
  MINUTE_MS,
  openCorrection,
  type Correction,
  type CorrectionAnswer,
  type GuestOrder,
  type OrderCorrection,
} from '@qaima/schemas';
import type { MenuRef } from '../../api-runtime/access';
import { toColumnValues } from '../../api-runtime/serialize';
import { instantOf, type Row } from '../../database/columnValues';
import { HttpError } from '../../errors/httpError';
import { movePortions, portionsIn } from '../portions/portions';
import { CORRECTED_MEANWHILE, movedMeanwhile, NO_CORRECTION, noSuchMove } from './errorMessages';
import { eventsOf, orderOf, receiptOf, stateOf, type OrderEvent } from './findOrder';
import { changed, changeOrder, firstCount, moved, type OrderTaker, type Values } from './stateTransitions';

/** A correction that is priced, and the columns of the order that it changes. */
export interface PricedCorrection extends Pick<Correction, 'changes' | 'before' | 'after'> {
  readonly columns: Values;
}

const correctionsOf = (row: Row): readonly Correction[] => orderOf(row, 0).corrections ?? [];

const stored = (corrections: readonly Correction[]): Values =>
  toColumnValues(cartSchema, { corrections: [...corrections] });

/** The corrections, the open one in another state. */
const ended = (all: readonly Correction[], state: Correction['state']) =>
  all.map((one) => (one.state === 'proposed' ? { ...one, state } : one));

/** The venue has answered, or the guest: the time to answer a waiting order begins anew. */
function answerTime(row: Row, now: Date): Values {
  const answerBy = instantOf(row['answerBy']);
  if (!answerBy || row['state'] !== 'pending') return {};
  const { answerMinutes } = { ...MENU_DEFAULTS.settings.orders, ...receiptOf(row).menu.settings?.orders };
  return { answerBy: new Date(Math.max(answerBy.getTime(), now.getTime() + answerMinutes * MINUTE_MS)) };
}

/** The columns of a correction that applies, with the portions that the order now takes instead of its former ones. */
async function applied(menuId: number, row: Row, columns: Values, now: Date): Promise<Values> {
  const move = { given: portionsIn(row), wanted: portionsIn({ ...row, portions: columns['wantedPortions'] }) };
  const { wantedPortions: _, ...others } = columns;
  return { ...others, ...NOT_PRINTED, portions: await movePortions(menuId, move, now) };
}

/** A ticket of the corrected order is not marked as a copy. */
const NOT_PRINTED = { printedAt: null, printedBy: null };

/** @throws {HttpError} 409 with the order as it is, if it is not what the caller saw or can't be corrected */
export function mustBeCorrectable(row: Row, { from, revision }: OrderCorrection, now: Date): void {
  const current = orderOf(row, now.getTime());
  const { state } = current;
  if (state !== from) throw new HttpError(409, movedMeanwhile(state), { state, current });
  if (!canCorrect(state)) throw new HttpError(409, noSuchMove(state, state), { state, current });
  if (revision !== eventsOf(row).length) throw new HttpError(409, CORRECTED_MEANWHILE, { state, current });
}

/**
 * Corrects an order, or proposes it to the guest if the total grows.
 * @param price the correction; null to withdraw the open one or, with `agreed`, to apply it. Runs under the order's lock
 * @throws {HttpError} 409 if the order has changed since the caller saw it
 */
export async function correctOrder(
  menu: MenuRef,
  cartId: string,
  body: OrderCorrection,
  by: OrderTaker,
  now: Date,
  price: (row: Row) => Promise<PricedCorrection | null>,
): Promise<GuestOrder> {
  const row = await changeOrder(menu.id, cartId, async (row) => {
    mustBeCorrectable(row, body, now);
    const priced = await price(row);
    const applies = body.agreed && isRecord(row['proposal']) ? row['proposal'] : null;
    const before = ended(correctionsOf(row), !priced && applies ? 'applied' : 'withdrawn');
    const isProposed = priced !== null && priced.after > priced.before && !body.agreed;
    const state = isProposed ? 'proposed' : 'applied';
    const event: OrderEvent = {
      at: now.toISOString(),
      from: body.from,
      to: body.from,
      by: by.username,
      ...(by.device === '' ? {} : { device: by.device }),
      correction: priced || applies ? state : 'withdrawn',
    };
    const applying = priced ? (isProposed ? null : priced.columns) : applies;
    const settled = applying ? await applied(menu.id, row, applying, now) : {};
    await changed(menu.id, row, now, { moves: [event], byVenue: { menu, actor: by }, ...firstCount(row) });
    const common = { ...moved(row, event), isUnsent: false, ...answerTime(row, now), proposal: null };
    if (!priced) return { ...common, ...stored(before), ...settled };
    const { columns, ...sums } = priced;
    const reasonText = body.reasonText?.trim();
    const correction: Correction = { at: event.at, state, ...sums, ...(reasonText ? { reasonText } : {}) };
    return {
      ...common,
      ...stored([...before, correction]),
      ...(isProposed ? { proposal: columns } : settled),
    };
  });
  return orderOf(row, now.getTime());
}

/** The guest's answer to a proposed correction. @throws {HttpError} 409 if it does not wait for an answer any more */
export async function answerCorrection(
  menuId: number,
  cartId: string,
  { correction, accept }: CorrectionAnswer,
  now: Date,
): Promise<void> {
  await changeOrder(menuId, cartId, async (row) => {
    const state = stateOf(row, now.getTime()) ?? 'pending';
    const corrections = correctionsOf(row);
    if (openCorrection({ state, corrections }) !== correction) throw new HttpError(409, NO_CORRECTION, { state });
    const event: OrderEvent = {
      at: now.toISOString(),
      from: state,
      to: state,
      correction: accept ? 'agreed' : 'declined',
    };
    const settled = accept && isRecord(row['proposal']) ? await applied(menuId, row, row['proposal'], now) : {};
    await changed(menuId, row, now, { moves: [event] });
    return {
      ...moved(row, event),
      ...answerTime(row, now),
      ...stored(ended(corrections, accept ? 'applied' : 'declined')),
      ...settled,
      proposal: null,
    };
  });
}
