import {
  cartEndpoints,
  cartLineUpdateSchema,
  cartLineCreateSchema,
  validate,
  type CartLineCreateInput,
  type ObjectSchema,
} from '@qaima/schemas';
import { HttpError } from '../../../errors/httpError';
import { createController, RAW_RESPONSE } from '../../../api-runtime/registerRoutes';
import { carts } from '../cart';
import { mustNameOne } from '../lines';
import { fingerprintOf } from '../submission';

/** Parses a body as one of the accepted changes; names unknown fields. */
function checked(shape: ObjectSchema, body: unknown): unknown {
  const { issues, value } = validate(shape, body);
  if (issues.length > 0) throw new HttpError(400, undefined, { issues });
  return value;
}

export default createController(cartEndpoints, {
  create: ({ body }) => carts.create(body, new Date()),
  read: ({ params }) => carts.read(params.cartId, new Date()),

  change({ params: { cartId }, query: { index, at }, body, ctx }) {
    const now = new Date();
    if (index !== undefined) {
      const { quantity } = checked(cartLineUpdateSchema, body) as { readonly quantity: number };
      return carts.changeLine(cartId, index, quantity, now);
    }
    if (body.item === undefined && body.combo === undefined) {
      return carts.submit(cartId, body, fingerprintOf(ctx.get('Idempotency-Key'), body), now);
    }
    const line = checked(cartLineCreateSchema, body) as CartLineCreateInput;
    mustNameOne([line], () => '');
    return carts.add(cartId, line, at, now);
  },

  async stream({ params, ctx }) {
    await carts.stream(params.cartId, ctx);
    return RAW_RESPONSE;
  },
  cancel: ({ params }) => carts.cancel(params.cartId, new Date()),

  removeLine: ({ params, query }) => carts.removeLine(params.cartId, query.index, new Date()),
});
