import { deliveryEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { requestedLanguage } from '../../../http/requestedLanguage';
import { finishDelivery } from '../../guest-order/stateTransitions';
import { deliveryOf, findDelivery } from '../delivery';

export default createController(deliveryEndpoints, {
  read: async ({ params, ctx }) =>
    deliveryOf(await findDelivery(params.token, new Date()), requestedLanguage(ctx) ?? 'ar'),

  async finish({ params }) {
    const now = new Date();
    const { row, menu } = await findDelivery(params.token, now);
    await finishDelivery(menu.id, row.documentId, now);
    return null;
  },
});
