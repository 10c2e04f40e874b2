import { priceChangeEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { changePrices } from '../priceChange';

export default createController(priceChangeEndpoints, {
  change: ({ menu, body, account }) => changePrices(menu, account, body),
});
