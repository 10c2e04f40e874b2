import { trailCalls } from '@qaima/schemas';
import { Refusal } from '../../../errors/httpError';
import { handles } from '../../../api-runtime/registerRoutes';
import { findMenu } from '../../menu/admins';
import { idOfOrder } from '../../order/find';
import { trailOf } from '../trail';

export default handles(trailCalls, {
  ofOrder: async ({ params, query }) => trailOf({ orderRef: await idOfOrder(params.orderId) }, query),

  async ofMenu({ params, query }) {
    const menu = await findMenu(params.menuId);
    if (!menu) throw new Refusal(404, { ar: 'هذه القائمة غير موجودة.', en: 'There is no such menu.' });
    return trailOf({ menuRef: menu.documentId }, query);
  },
});
