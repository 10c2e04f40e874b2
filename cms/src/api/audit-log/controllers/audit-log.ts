import { ACTIONS_FOR_OWNERS, auditLogEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { refsOfClient } from '../../client/clients';
import { idOfOrder } from '../../order/findOrder';
import { listAuditLog } from '../auditLog';

export default createController(auditLogEndpoints, {
  ofOrder: async ({ params, query }) => listAuditLog({ orderRef: await idOfOrder(params.orderId) }, query),

  ofClient: async ({ params, query }) => {
    const { client, orders, menus } = await refsOfClient(params.username);
    const where = [{ orderRef: { $in: orders } }, { menuRef: { $in: menus } }, { clientRef: client }] as const;
    return listAuditLog({ $or: where }, query);
  },

  ofMenu: ({ menu, query, account }) =>
    listAuditLog({ menuRef: menu.documentId, ...(account.staff ? {} : { deed: { $in: ACTIONS_FOR_OWNERS } }) }, query),
});
