import { join } from 'node:path';
import { environment } from '../src/config/environment';
import { secretFor } from '../src/config/secrets';
import { CONNECTION_LIMITS } from '../src/http/timeouts';
import { PANEL_URL } from '../src/strapi-panel/url';

const { host, port, trustedProxies, dataDir } = environment();

export default {
  host,
  port,
  // The panel's pages and API calls share this prefix; the mount removes it.
  url: PANEL_URL,
  app: { keys: [secretFor('cookies')] },
  // The front server adds the client's address.
  proxy: { koa: true, maxIpsCount: trustedProxies + 1 },
  // Strapi's local provider writes to `uploads` in it.
  dirs: { public: join(dataDir, 'public') },
  http: { serverOptions: CONNECTION_LIMITS },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  transfer: { remote: { enabled: false } },
};
