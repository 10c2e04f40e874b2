import { orderCorrectionEndpoints } from '@qaima/schemas';
import { createController, WithMeta } from '../../../api-runtime/registerRoutes';
import { invalidField } from '../../../errors/httpError';
import { requestedLanguage } from '../../../http/requestedLanguage';
import { deviceOf } from '../../../http/sessions/session';
import { carts } from '../../cart/cart';
import { inGuestLanguage } from '../../cart/cartForGuest';
import { correctOrder, mustBeCorrectable } from '../../guest-order/corrections';
import { findOrder } from '../../guest-order/findOrder';
import { NO_CHANGE } from '../errorMessages';
import { priceCorrection } from '../priceCorrection';

export default createController(orderCorrectionEndpoints, {
  async preview({ menu, params, body }) {
    const now = new Date();
    const row = await findOrder(menu.id, params.cartId);
    mustBeCorrectable(row, body, now);
    const priced = await priceCorrection(menu.id, row, body, now);
    if (!priced) throw invalidField('/changes', NO_CHANGE);
    const { changes, before, after } = priced;
    return { at: now.toISOString(), state: 'proposed' as const, changes, before, after };
  },

  correct({ menu, params, body, account: { username, name }, ctx }) {
    const now = new Date();
    return correctOrder(menu, params.cartId, body, { username, name, device: deviceOf(ctx) }, now, (row) =>
      priceCorrection(menu.id, row, body, now),
    );
  },

  async answer({ params, body, ctx }) {
    const { data, meta } = await carts.answerCorrection(params.cartId, body, new Date());
    return new WithMeta(inGuestLanguage(data, requestedLanguage(ctx)), meta);
  },
});
