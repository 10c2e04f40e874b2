import { secretFor } from '../src/secrets';

export default {
  'users-permissions': { config: { jwtSecret: secretFor('users-permissions') } },
  // Content types are computed from the kernel's shapes: a screen that edits them would edit a copy.
  'content-type-builder': { enabled: false },
  'content-releases': { enabled: false },
  'review-workflows': { enabled: false },
  i18n: { enabled: false },
};
