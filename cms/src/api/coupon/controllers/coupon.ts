import { couponEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { coupons } from '../coupon';
import { usesDownload } from '../usesDownload';

export default createController(couponEndpoints, {
  list: ({ menu, query, language }) => (query.excel === '1' ? usesDownload(menu, language) : coupons.list(menu)),
  create: ({ menu, body }) => coupons.create(menu, body),
  createMany: ({ menu, body }) => coupons.createMany(menu, body),
  change: ({ menu, params, body, account, seen }) => coupons.change(menu, params.couponId, body, { by: account, seen }),
  remove: ({ menu, params, account }) => coupons.remove(menu, params.couponId, account),
});
