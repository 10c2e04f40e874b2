/** The addresses that sign somebody in. (Document 2, section 2: the log-in link generator.) */

/** The page of one-time links. */
export const ONE_TIME_LOG_IN_PATH = '/login/once';

const withoutTrailingSlash = (origin: string) => origin.replace(/\/+$/, '');

/** The generator's link: the log-in page with both fields filled in. It carries the password for anyone to read. */
export function prefilledLogInLink(origin: string, username: string, password: string): string {
  return `${withoutTrailingSlash(origin)}/login?${new URLSearchParams({ username, password }).toString()}`;
}

/**
 * The address of a one-time link. The token stands behind the `#`, which browsers send to nobody: not to the server
 * before the tap, not to whoever draws a preview, not as a referrer.
 */
export function oneTimeLink(origin: string, token: string): string {
  return `${withoutTrailingSlash(origin)}${ONE_TIME_LOG_IN_PATH}#${token}`;
}

/** The token behind an address's `#`; null when there is none. */
export function tokenFromHash(hash: string): string | null {
  return /^#([\w-]{43})$/.exec(hash)?.[1] ?? null;
}
