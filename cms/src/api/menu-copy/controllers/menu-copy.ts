import { menuCopyEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { copyTo } from '../copy';

export default createController(menuCopyEndpoints, {
  send: ({ menu, body, account }) => copyTo(menu, account, body),
});
