import { guestOrderEndpoints, type GuestOrder } from '@qaima/schemas';
import { createController, RAW_RESPONSE, type WithMeta } from '../../../api-runtime/registerRoutes';
import { HttpError } from '../../../errors/httpError';
import { listOrders } from '../list';
import { moveOrder, openOrder } from '../moves';
import { findOrder, orderOf } from '../orders';
import { connectVenue } from '../streams';

const later = () => Promise.reject(new HttpError(501));

export default createController(guestOrderEndpoints, {
  list: ({ menu, query }): Promise<WithMeta<GuestOrder[]>> => listOrders(menu.id, query, new Date()),
  stats: later,
  count: later,
  async stream({ menu, ctx }) {
    await connectVenue(ctx, menu);
    return RAW_RESPONSE;
  },
  practice: later,
  read: async ({ menu, params }) => orderOf(await findOrder(menu.id, params.cartId), Date.now()),
  open: ({ menu, params }) => openOrder(menu.id, params.cartId, new Date()),
  move: ({ menu, params, body, account }) => moveOrder(menu, params.cartId, body, account, new Date()),
  ticket: later,
});
