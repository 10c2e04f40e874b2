import { cashCountEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { countCash, listCashCounts, membersWithCash } from '../cashCounts';

export default createController(cashCountEndpoints, {
  held: () => membersWithCash(),
  list: ({ query }) => listCashCounts(query),
  create: ({ body, account }) => countCash(body, account),
});
