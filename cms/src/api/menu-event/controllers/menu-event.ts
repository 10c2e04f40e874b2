import { menuEventEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { readFeed } from '../feed';

export default createController(menuEventEndpoints, {
  feed: ({ menu, query, ctx }) => readFeed(menu, query, ctx),
});
