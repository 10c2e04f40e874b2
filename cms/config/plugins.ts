import { MAX_FILE_BYTES } from '../src/http/bodies/form';
import { secretFor } from '../src/config/secrets';

export default {
  'users-permissions': { config: { jwtSecret: secretFor('users-permissions') } },
  // Strapi's default provider by its full name, which suppresses its advertisement. `strapi-panel/mail.ts` disables it.
  email: { config: { provider: '@strapi/provider-email-sendmail' } },
  upload: { config: { sizeLimit: MAX_FILE_BYTES } },
  // Content types are computed from schemas; an editor would change a copy.
  'content-type-builder': { enabled: false },
  'content-releases': { enabled: false },
  'review-workflows': { enabled: false },
  i18n: { enabled: false },
};
