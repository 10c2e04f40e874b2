import {
  cartEndpoints,
  cartLineUpdateSchema,
  cartLineCreateSchema,
  IDEMPOTENCY_KEY_HEADER,
  type Cart,
} from '@qaima/schemas';
import type { Context } from 'koa';
import { createController, RAW_RESPONSE, WithMeta } from '../../../api-runtime/registerRoutes';
import { fingerprintOf } from '../../../api-runtime/repeatedRequests';
import { validPayload } from '../../../api-runtime/validPayload';
import { requestedLanguage } from '../../../http/requestedLanguage';
import { invalidField } from '../../../errors/httpError';
import { clientAddress } from '../../../http/rate-limits/clientAddress';
import { limitGuesses } from '../../../http/rate-limits/rateLimiter';
import { carts } from '../cart';
import { inGuestLanguage } from '../cartForGuest';
import { NO_COUPON } from '../errorMessages';
import { mustNameOne } from '../newLines';

/** What can be changed by itself. */
const EXTRAS: ReadonlySet<string> = new Set(['tip', 'coupon']);

async function forGuest(answer: Promise<WithMeta<Cart>>, ctx: Context): Promise<WithMeta<Cart>> {
  const { data, meta } = await answer;
  return new WithMeta(inGuestLanguage(data, requestedLanguage(ctx)), meta);
}

export default createController(cartEndpoints, {
  create: ({ body, ctx }) => forGuest(carts.create(body, new Date()), ctx),
  read: ({ params, ctx }) => forGuest(carts.read(params.cartId, new Date()), ctx),

  // `body` is a new quantity, a tip or coupon, a submission or a line. Each of the three has a schema that rejects the fields of the
  // other two.
  async change({ params: { cartId }, query: { index, at }, body, ctx }) {
    const now = new Date();
    const namesOne = body.item !== undefined || body.combo !== undefined;
    if (index !== undefined && !namesOne) {
      const { quantity } = validPayload(cartLineUpdateSchema, body);
      return forGuest(carts.changeLine(cartId, index, quantity, now), ctx);
    }
    if (body.coupon) {
      const { coupon } = body;
      const known = await limitGuesses(clientAddress(ctx), () => carts.hasCoupon(cartId, coupon));
      if (!known) throw invalidField('/coupon', NO_COUPON, 404);
    }
    if ((body.tip !== undefined || body.coupon !== undefined) && Object.keys(body).every((name) => EXTRAS.has(name)))
      return forGuest(carts.changeExtras(cartId, body, now), ctx);
    if (!namesOne) {
      const submission = fingerprintOf(ctx.get(IDEMPOTENCY_KEY_HEADER), body);
      return forGuest(carts.submit(cartId, body, { submission, requested: requestedLanguage(ctx) }, now), ctx);
    }
    const line = validPayload(cartLineCreateSchema, body);
    mustNameOne([line], () => '');
    const changed =
      index === undefined ? carts.add(cartId, line, at, now) : carts.replaceLine(cartId, index, line, now);
    return forGuest(changed, ctx);
  },

  async stream({ params, ctx }) {
    await carts.stream(params.cartId, ctx);
    return RAW_RESPONSE;
  },
  cancel: ({ params, ctx }) => forGuest(carts.cancel(params.cartId, new Date()), ctx),
  sent: ({ params, ctx }) => forGuest(carts.recordSent(params.cartId, new Date()), ctx),

  previewRepeat: ({ params, ctx }) => carts.previewRepeat(params.cartId, requestedLanguage(ctx), new Date()),
  repeat: ({ params, body, ctx }) => forGuest(carts.repeat(params.cartId, body, new Date()), ctx),

  removeLine: ({ params, query, ctx }) => forGuest(carts.removeLine(params.cartId, query.index, new Date()), ctx),
});
