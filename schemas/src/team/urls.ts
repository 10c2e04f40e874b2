/** The URL of an invitation to a team. */
import { withoutTrailingSlash } from '../log-in-link/urls.js';

/** The page that invitations open. */
export const INVITATION_PATH = '/invitation';

/** The URL of an invitation. As in one-time links, the token is in the fragment, which reaches no server. */
export const invitationLink = (origin: string, token: string): string =>
  `${withoutTrailingSlash(origin)}${INVITATION_PATH}#${token}`;
