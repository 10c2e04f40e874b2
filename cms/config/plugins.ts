import { MAX_FILE_BYTES } from '../src/http/bodies/form';
import { secretFor } from '../src/config/secrets';

export default {
  'users-permissions': { config: { jwtSecret: secretFor('users-permissions') } },
  // Strapi's default provider. It is configured by its full name, because otherwise Strapi prints an advertisement.
  // `strapi-panel/mail.ts` disables the provider.
  email: { config: { provider: '@strapi/provider-email-sendmail' } },
  upload: { config: { sizeLimit: MAX_FILE_BYTES } },
  // The panel can't edit content types, because they are computed from the schemas of the domain package.
  'content-type-builder': { enabled: false },
  'content-releases': { enabled: false },
  'review-workflows': { enabled: false },
  i18n: { enabled: false },
};
