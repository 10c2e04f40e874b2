import { MAX_FILE_BYTES } from '../src/http/bodies/form';
import { secretFor } from '../src/config/secrets';

export default {
  'users-permissions': { config: { jwtSecret: secretFor('users-permissions') } },
  // Strapi's default by its full name, for which it prints no advertisement; `panel/mail.ts` puts it away.
  email: { config: { provider: '@strapi/provider-email-sendmail' } },
  upload: { config: { sizeLimit: MAX_FILE_BYTES } },
  // Content types are computed from the kernel's shapes: a screen that edits them would edit a copy.
  'content-type-builder': { enabled: false },
  'content-releases': { enabled: false },
  'review-workflows': { enabled: false },
  i18n: { enabled: false },
};
