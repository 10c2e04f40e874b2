import { frontServerEndpoints, isMenuId } from '@qaima/schemas';
import { createController, RAW_RESPONSE } from '../../../api-runtime/registerRoutes';
import { queuePurgeOfAll } from '../../../cache-invalidation/cdnPurges';
import { acknowledge, connectFront } from '../../../cache-invalidation/frontConnections';
import { countBatch } from '../../interest/batches';
import { logError } from '../../../config/log';
import { revisionsOf, sitemapMenus } from '../../../menu-parts/cacheRevisions';

export default createController(frontServerEndpoints, {
  async events({ query, ctx }) {
    // A new front server may have another build than the pages in the CDN. A failed purge must not prevent its
    // connection.
    if (query.new === '1') queuePurgeOfAll().catch(logError);
    ctx.respond = false;
    ctx.req.socket.setTimeout(0);
    connectFront(query.front, ctx.res);
    return Promise.resolve(RAW_RESPONSE);
  },

  async acknowledgements({ body }) {
    acknowledge(body);
    return Promise.resolve(null);
  },

  async visits({ body }) {
    await countBatch(body);
    return null;
  },

  revisions: ({ body }) => revisionsOf(body.menus.filter(isMenuId)),
  sitemap: ({ query }) => sitemapMenus(new Date(), query.offset, query.limit),
});
