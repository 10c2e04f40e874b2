import { cartEndpoints, cartLineUpdateSchema, cartLineCreateSchema } from '@qaima/schemas';
import { createController, RAW_RESPONSE } from '../../../api-runtime/registerRoutes';
import { validPayload } from '../../../api-runtime/validPayload';
import { carts } from '../cart';
import { mustNameOne } from '../newLines';
import { fingerprintOf } from '../submission';

export default createController(cartEndpoints, {
  create: ({ body }) => carts.create(body, new Date()),
  read: ({ params }) => carts.read(params.cartId, new Date()),

  // `body` has the fields of both kinds of change, but the schema of each kind rejects the other's fields.
  change({ params: { cartId }, query: { index, at }, body, ctx }) {
    const now = new Date();
    const namesOne = body.item !== undefined || body.combo !== undefined;
    if (index !== undefined && !namesOne) {
      const { quantity } = validPayload(cartLineUpdateSchema, body);
      return carts.changeLine(cartId, index, quantity, now);
    }
    if (!namesOne) {
      return carts.submit(cartId, body, fingerprintOf(ctx.get('Idempotency-Key'), body), now);
    }
    const line = validPayload(cartLineCreateSchema, body);
    mustNameOne([line], () => '');
    return index === undefined ? carts.add(cartId, line, at, now) : carts.replaceLine(cartId, index, line, now);
  },

  async stream({ params, ctx }) {
    await carts.stream(params.cartId, ctx);
    return RAW_RESPONSE;
  },
  cancel: ({ params }) => carts.cancel(params.cartId, new Date()),

  previewRepeat: ({ params }) => carts.previewRepeat(params.cartId, new Date()),
  repeat: ({ params, body }) => carts.repeat(params.cartId, body, new Date()),

  removeLine: ({ params, query }) => carts.removeLine(params.cartId, query.index, new Date()),
});
