import { auditLogEndpoints } from '@qaima/schemas';
import { HttpError } from '../../../errors/httpError';
import { createController } from '../../../api-runtime/registerRoutes';
import { findMenu } from '../../menu/admins';
import { idOfOrder } from '../../order/findOrder';
import { listAuditLog } from '../auditLog';

export default createController(auditLogEndpoints, {
  ofOrder: async ({ params, query }) => listAuditLog({ orderRef: await idOfOrder(params.orderId) }, query),

  async ofMenu({ params, query }) {
    const menu = await findMenu(params.menuId);
    if (!menu) throw new HttpError(404, { ar: 'هذه القائمة غير موجودة.', en: 'There is no such menu.' });
    return listAuditLog({ menuRef: menu.documentId }, query);
  },
});
