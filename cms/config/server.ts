import { join } from 'node:path';
import { environment } from '../src/config/environment';
import { secretFor } from '../src/config/secrets';
import { CONNECTION_LIMITS } from '../src/http/timeouts';
import { PANEL_URL } from '../src/strapi-panel/url';

const { host, port, trustedProxies, dataDir } = environment();

export default {
  host,
  port,
  // The prefix of the panel's pages and API. `strapi-panel/mount.ts` removes it from requests.
  url: PANEL_URL,
  app: { keys: [secretFor('cookies')] },
  // One more than the trusted proxies, because the front server appends the client's address.
  proxy: { koa: true, maxIpsCount: trustedProxies + 1 },
  // The folder that contains `uploads`, to which Strapi's local provider writes.
  dirs: { public: join(dataDir, 'public') },
  http: { serverOptions: CONNECTION_LIMITS },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  transfer: { remote: { enabled: false } },
};
