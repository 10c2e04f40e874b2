/** The paths of the account pages. (docs/spec/public-site.md#routes) */
import { INVITATION_PATH, ONE_TIME_LOG_IN_PATH, type AccountPageName } from '@qaima/schemas';

/** The paths as router patterns. */
export const ACCOUNT_PATHS = {
  logIn: '/login',
  once: ONE_TIME_LOG_IN_PATH,
  invitation: INVITATION_PATH,
  signUp: '/signup',
  verify: '/verify/email',
  forgot: '/forgot',
  reset: '/reset',
  me: '/me',
  init: '/m/:id/init',
} as const satisfies Record<AccountPageName, string>;
