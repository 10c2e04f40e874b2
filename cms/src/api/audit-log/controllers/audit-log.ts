import { ACTIONS_FOR_OWNERS, auditLogEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { refsOfClient } from '../../client/clients';
import { idOfOrder } from '../../order/findOrder';
import { listAuditLog } from '../auditLog';

export default createController(auditLogEndpoints, {
  ofOrder: async ({ params, query }) => listAuditLog({ orderRef: await idOfOrder(params.orderId) }, query),

  ofClient: async ({ params, query }) => {
    const { orders, menus } = await refsOfClient(params.username);
    return listAuditLog({ $or: [{ orderRef: { $in: orders } }, { menuRef: { $in: menus } }] }, query);
  },

  ofMenu: ({ menu, query, account }) =>
    listAuditLog({ menuRef: menu.documentId, ...(account.staff ? {} : { deed: { $in: ACTIONS_FOR_OWNERS } }) }, query),
});
