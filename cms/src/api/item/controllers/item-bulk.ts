import { itemBulkCalls } from '@qaima/schemas';
import { handles } from '../../../api-runtime/registerRoutes';
import { bulk } from '../bulk';

export default handles(itemBulkCalls, {
  send: ({ menu, body, account }) => bulk(menu, account, body),
});
