import { guestOrderEndpoints, type GuestOrder, type GuestOrderStats } from '@qaima/schemas';
import { createController, RAW_RESPONSE, type WithMeta } from '../../../api-runtime/registerRoutes';
import { HttpError } from '../../../errors/httpError';
import { Download } from '../../../http/download';
import { allOrders, listOrders } from '../list';
import { markPolled } from '../listeners';
import { moveOrder, openOrder } from '../moves';
import { findOrder, orderOf } from '../orders';
import { placePractice } from '../practice';
import { ordersSheet, statsSheet } from '../rendering';
import { sheetName, timeZoneOf } from '../sheetName';
import { countOrders, readStats } from '../stats';
import { connectVenue } from '../streams';

const later = () => Promise.reject(new HttpError(501));

/** Whether a device asks for waiting orders, as one does that has no stream. */
const isPoll = (state: string | undefined) => state?.split(',').includes('pending') === true;

export default createController(guestOrderEndpoints, {
  async list({ menu, query, language }): Promise<WithMeta<GuestOrder[]> | Download<'xlsx'>> {
    const now = new Date();
    if (query.excel === '1') {
      const sheet = ordersSheet(allOrders(menu.id, query, now), await timeZoneOf(menu), language);
      return new Download('xlsx', sheet, sheetName('orders', query, language));
    }
    if (isPoll(query.state)) await markPolled(menu.id, now.getTime());
    return listOrders(menu.id, query, now);
  },

  async stats({ menu, query, language }): Promise<GuestOrderStats | Download<'xlsx'>> {
    const stats = await readStats(menu, query, new Date());
    if (query.excel !== '1') return stats;
    return new Download('xlsx', await statsSheet(stats, language), sheetName('sales', query, language));
  },

  count: ({ menu, query }) => countOrders(menu, query, new Date()),

  async stream({ menu, ctx }) {
    await connectVenue(ctx, menu);
    return RAW_RESPONSE;
  },

  practice: ({ menu }) => placePractice(menu, new Date()),
  read: async ({ menu, params }) => orderOf(await findOrder(menu.id, params.cartId), Date.now()),
  open: ({ menu, params }) => openOrder(menu.id, params.cartId, new Date()),
  move: ({ menu, params, body, account }) => moveOrder(menu, params.cartId, body, account, new Date()),
  ticket: later,
});
