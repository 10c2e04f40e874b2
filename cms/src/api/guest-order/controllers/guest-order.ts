import { guestOrderEndpoints, type GuestOrder, type GuestOrderStats } from '@qaima/schemas';
import type { Context } from 'koa';
import { createController, RAW_RESPONSE, type WithMeta } from '../../../api-runtime/registerRoutes';
import { HttpError } from '../../../errors/httpError';
import { deviceOf } from '../../../http/sessions/session';
import type { Actor } from '../../../http/sessions/store';
import { Download } from '../../../http/download';
import { ticketOf } from '../../ticket/content';
import { readTicketVenue } from '../../ticket/readTicketVenue';
import { renderTicket } from '../../ticket/renderTicket';
import { allOrders, listOrders } from '../list';
import { markPolled } from '../venuePresence';
import { PRINTED_ALREADY } from '../errorMessages';
import { moveOrder, openOrder, recordPrinted, type OrderTaker } from '../stateTransitions';
import { findOrder, orderOf } from '../findOrder';
import { placePractice } from '../practiceOrders';
import { renderOrderSpreadsheet, renderStatsSpreadsheet } from '../renderSpreadsheets';
import { menuTimeZone } from '../../menu-content/menuTimeZone';
import { spreadsheetName } from '../spreadsheetName';
import { countOrders, readStats } from '../stats';
import { connectVenue } from '../eventStreamConnections';

/**
 * Whether the request lists pending orders. A device that has no stream polls with such requests, so it counts as
 * listening.
 */
const isPoll = (state: string | undefined) => state?.split(',').includes('pending') === true;

const takerOf = ({ username, name }: Actor, ctx: Context): OrderTaker => ({ username, name, device: deviceOf(ctx) });

export default createController(guestOrderEndpoints, {
  async list({ menu, query, language }): Promise<WithMeta<GuestOrder[]> | Download<'xlsx'>> {
    const now = new Date();
    if (query.excel === '1') {
      const sheet = renderOrderSpreadsheet(allOrders(menu.id, query, now), await menuTimeZone(menu), language);
      return new Download('xlsx', sheet, spreadsheetName('orders', query, language));
    }
    if (isPoll(query.state) && query.silent !== '1') await markPolled(menu.id, now.getTime());
    return listOrders(menu.id, query, now);
  },

  async stats({ menu, query, language }): Promise<GuestOrderStats | Download<'xlsx'>> {
    const stats = await readStats(menu, query, new Date());
    if (query.excel !== '1') return stats;
    return new Download(
      'xlsx',
      await renderStatsSpreadsheet(stats, language),
      spreadsheetName('sales', query, language),
    );
  },

  count: ({ menu, query }) => countOrders(menu, query, new Date()),

  async stream({ menu, principal, ctx, query }) {
    await connectVenue(ctx, menu, principal.session, query.silent === '1');
    return RAW_RESPONSE;
  },

  practice: ({ menu }) => placePractice(menu, new Date()),
  read: async ({ menu, params }) => orderOf(await findOrder(menu.id, params.cartId), Date.now()),
  open: ({ menu, params, account, ctx }) => openOrder(menu.id, params.cartId, takerOf(account, ctx), new Date()),
  move: ({ menu, params, body, account, ctx }) =>
    moveOrder(menu, params.cartId, body, takerOf(account, ctx), new Date()),

  async ticket({ menu, params: { cartId }, query, account }) {
    const now = new Date();
    const order = orderOf(await findOrder(menu.id, cartId), now.getTime());
    const venue = await readTicketVenue(menu.id);
    const { format, width } = query;
    const render = (isReprint: boolean) => renderTicket(ticketOf(order, { ...venue, isReprint }), width, format);
    const isCopy = query.reprint === '1' || Boolean(order.printedAt);
    if (isCopy && query.once === '1') throw new HttpError(409, PRINTED_ALREADY);
    let file = await render(isCopy);
    // Recorded once the ticket exists. If another device was faster meanwhile, this one is a copy.
    const isFirst = await recordPrinted(menu.id, cartId, query.once === '1' ? null : account.username, now);
    if (!isFirst && query.once === '1') throw new HttpError(409, PRINTED_ALREADY);
    if (!isFirst && !isCopy) file = await render(true);
    const number = order.number ?? 0;
    return new Download(format, file, { name: `طلب ${number}`, ascii: `order-${number}` });
  },
});
