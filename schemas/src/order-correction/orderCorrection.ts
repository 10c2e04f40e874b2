/** Corrections of submitted orders by the venue, and the guest's answers. (docs/spec/domain.md#corrections) */
import { cartLineCreateSchema, cartSchema, correctionSchema, MAX_CART_LINES, type Correction } from '../cart/cart.js';
import { MAX_LINE_QUANTITY } from '../cart/lineQuantity.js';
import type { Endpoints } from '../core/endpoint.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { GUEST_ORDERS_PATH, guestOrderSchema } from '../guest-order/guest-order.js';
import { reasonTextField, stateField, type GuestOrderState } from '../guest-order-state/guestOrderFields.js';

export const orderCorrectionSchema = {
  $id: 'OrderCorrection',
  type: 'object',
  additionalProperties: false,
  required: ['from', 'revision', 'changes'],
  properties: {
    /** The state and the revision that the caller displayed; the correction fails if one has changed. */
    from: stateField,
    revision: { type: 'integer', title: 'المراجعة', 'x-en': 'Revision', minimum: 0 },
    /** An empty list withdraws the correction that waits for the guest's answer or, with `agreed`, applies it. */
    changes: {
      type: 'array',
      title: 'التعديلات',
      'x-en': 'Changes',
      maxItems: MAX_CART_LINES,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['line'],
        properties: {
          /** The line's index in the order, from 0. */
          line: { type: 'integer', title: 'السطر', 'x-en': 'Line', minimum: 0 },
          /** The new quantity; 0 removes the line. */
          quantity: { type: 'integer', title: 'الكمية', 'x-en': 'Quantity', minimum: 0, maximum: MAX_LINE_QUANTITY },
          /** What replaces the line, at the menu's present prices. */
          instead: cartLineCreateSchema,
        },
      },
    },
    reasonText: reasonTextField,
    /** Whether the venue has called the guest, who agrees. */
    agreed: { type: 'boolean', title: 'اتصلنا ووافق الزبون', 'x-en': 'Called, the guest agrees', default: false },
  },
} as const satisfies ObjectSchema;
export type OrderCorrection = TypeOf<typeof orderCorrectionSchema>;

export const correctionAnswerSchema = {
  $id: 'CorrectionAnswer',
  type: 'object',
  additionalProperties: false,
  required: ['correction', 'accept'],
  properties: {
    /** The index of the correction that the guest was shown, from 0. */
    correction: { type: 'integer', title: 'التعديل', 'x-en': 'Correction', minimum: 0 },
    accept: { type: 'boolean', title: 'موافق', 'x-en': 'Agreed' },
  },
} as const satisfies ObjectSchema;
export type CorrectionAnswer = TypeOf<typeof correctionAnswerSchema>;

/** Whether an order in this state can be corrected. */
export const canCorrect = (state: GuestOrderState): boolean => state === 'pending' || state === 'accepted';

interface Corrected {
  readonly state?: GuestOrderState | undefined;
  readonly corrections?: readonly Correction[] | undefined;
}

/** The index of the correction that waits for the guest's answer; -1 if none does. It ends with the order's state. */
export const openCorrection = ({ state, corrections = [] }: Corrected): number =>
  state && canCorrect(state) && corrections.at(-1)?.state === 'proposed' ? corrections.length - 1 : -1;

/** The changes that the order has now, oldest first. */
export const appliedChanges = ({ corrections = [] }: Pick<Corrected, 'corrections'>): Correction['changes'] =>
  corrections.filter(({ state }) => state === 'applied').flatMap(({ changes }) => changes);

const CORRECTIONS_PATH = `${GUEST_ORDERS_PATH}/:cartId/corrections` as const;

export const orderCorrectionEndpoints = {
  preview: {
    method: 'POST',
    path: `${CORRECTIONS_PATH}/preview`,
    access: 'venue',
    summary: 'What a correction would change and cost, without making it.',
    body: orderCorrectionSchema,
    response: correctionSchema,
  },
  correct: {
    method: 'POST',
    path: CORRECTIONS_PATH,
    access: 'venue',
    scope: 'orders:write',
    summary:
      'Changes lines of a pending or accepted order. If the total grows, the guest is asked first, unless `agreed`. 409 with `err.state` and `current` if another device was first.',
    body: orderCorrectionSchema,
    response: guestOrderSchema,
  },
  answer: {
    method: 'POST',
    path: '/cart/:cartId/correction',
    access: 'visitor',
    summary: 'The guest’s answer to a correction that the venue has proposed.',
    body: correctionAnswerSchema,
    rateLimit: 'guest',
    response: cartSchema,
  },
} as const satisfies Endpoints;
