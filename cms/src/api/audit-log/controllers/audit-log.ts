import { ACTIONS_FOR_OWNERS, AUDIT_ACTIONS, auditLogEndpoints, GUEST_ORDER_ACTIONS, isOneOf } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { refsOfClient } from '../../client/clients';
import { idOfOrder } from '../../order/findOrder';
import { listAuditLog } from '../listAuditLog';

/** Guests' orders are private to the venue. */
const ACTIONS_FOR_STAFF = AUDIT_ACTIONS.filter((action) => !isOneOf(GUEST_ORDER_ACTIONS, action));

export default createController(auditLogEndpoints, {
  ofOrder: async ({ params, query }) => listAuditLog({ orderRef: await idOfOrder(params.orderId) }, query),

  ofClient: async ({ params, query }) => {
    const { client, orders, menus } = await refsOfClient(params.username);
    const where = [{ orderRef: { $in: orders } }, { menuRef: { $in: menus } }, { clientRef: client }] as const;
    return listAuditLog({ $or: where, deed: { $in: ACTIONS_FOR_STAFF } }, query);
  },

  ofMenu: ({ menu, query, account: { staff } }) => {
    const ofOrders = staff ? [] : GUEST_ORDER_ACTIONS;
    const ofMenu = staff ? ACTIONS_FOR_STAFF : ACTIONS_FOR_OWNERS;
    const deed = { $in: query.about === 'guestOrders' ? ofOrders : ofMenu };
    return listAuditLog({ menuRef: menu.documentId, deed }, query);
  },
});
