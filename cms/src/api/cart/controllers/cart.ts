import { cartCalls, cartLineDraft, check, type CartLineDraft } from '@qaima/schemas';
import { Refusal } from '../../../contract/refusals';
import { handles } from '../../../contract/serve';
import { carts } from '../cart';
import { fingerprintOf } from '../submission';

export default handles(cartCalls, {
  create: ({ body }) => carts.create(body, new Date()),
  read: ({ params }) => carts.read(params.cartId, new Date()),

  change({ params, body, ctx }) {
    if (body.item === undefined) {
      return carts.submit(params.cartId, body, fingerprintOf(ctx.get('Idempotency-Key'), body), new Date());
    }
    // A line has nothing of the customer in it: what is no part of a line is a mistake, and is named.
    const { problems, value } = check(cartLineDraft, body);
    if (problems.length > 0) throw new Refusal(400, undefined, { problems });
    return carts.add(params.cartId, value as CartLineDraft, new Date());
  },

  removeLine: ({ params, query }) => carts.removeLine(params.cartId, query.index, new Date()),
});
