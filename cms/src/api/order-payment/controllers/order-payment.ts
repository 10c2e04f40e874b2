import { guestPaymentEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { beginOrderPayment, claimPayment } from '../guestCalls';
import { listPayments } from '../list';
import { paymentsDownload } from '../paymentsDownload';
import { movePaymentByVenue, refundPayment } from '../venueCalls';

export default createController(guestPaymentEndpoints, {
  begin: ({ params, body }) => beginOrderPayment(params.cartId, body, new Date()),
  claim: ({ params, body }) => claimPayment(params.cartId, params.paymentId, body, new Date()),
  list: ({ menu, query, language }) =>
    query.excel === '1'
      ? paymentsDownload(menu, query, language, new Date())
      : listPayments(menu.id, query, new Date()),
  move: ({ menu, params, body, account }) => movePaymentByVenue(menu, params.paymentId, body, account, new Date()),
  refund: ({ menu, params, body, account }) => refundPayment(menu, params.paymentId, body, account, new Date()),
});
