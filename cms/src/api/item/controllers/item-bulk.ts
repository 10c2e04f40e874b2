import { itemBulkCalls } from '@qaima/schemas';
import { handles } from '../../../contract/serve';
import { bulk } from '../bulk';

export default handles(itemBulkCalls, {
  send: ({ menu, body, account }) => bulk(menu, account, body),
});
