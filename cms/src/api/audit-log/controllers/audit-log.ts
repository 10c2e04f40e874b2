import { ACTIONS_FOR_OWNERS, auditLogEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { idOfOrder } from '../../order/findOrder';
import { listAuditLog } from '../auditLog';

export default createController(auditLogEndpoints, {
  ofOrder: async ({ params, query }) => listAuditLog({ orderRef: await idOfOrder(params.orderId) }, query),

  ofMenu: ({ menu, query, account }) =>
    listAuditLog({ menuRef: menu.documentId, ...(account.staff ? {} : { deed: { $in: ACTIONS_FOR_OWNERS } }) }, query),
});
