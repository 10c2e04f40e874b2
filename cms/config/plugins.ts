import { MAX_FILE_BYTES } from '../src/http/bodies/form';
import { secretFor } from '../src/config/secrets';

export default {
  'users-permissions': { config: { jwtSecret: secretFor('users-permissions') } },
  // The full name of Strapi's default provider, because Strapi prints an advertisement if none is configured.
  // `strapi-panel/mail.ts` disables the provider.
  email: { config: { provider: '@strapi/provider-email-sendmail' } },
  upload: { config: { sizeLimit: MAX_FILE_BYTES } },
  // Content types are computed from schemas, so edits in the panel would only change a copy.
  'content-type-builder': { enabled: false },
  'content-releases': { enabled: false },
  'review-workflows': { enabled: false },
  i18n: { enabled: false },
};
