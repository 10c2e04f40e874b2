import { environment } from '../src/config/environment';
import { PANEL_URL } from '../src/strapi-panel/url';
import { secretFor } from '../src/config/secrets';

const { panel, publicUrl } = environment();

export default {
  serveAdminPanel: panel,
  autoOpen: false,
  auth: {
    secret: secretFor('panel sessions'),
    cookie: { path: `${PANEL_URL}/admin`, secure: publicUrl.startsWith('https:') },
  },
  apiToken: { salt: secretFor('api tokens') },
  transfer: { token: { salt: secretFor('transfer tokens') } },
  secrets: { encryptionKey: secretFor('panel encryption') },
  flags: { nps: false, promoteEE: false },
};
