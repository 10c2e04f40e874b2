/** URLs that log somebody in. (docs/spec/staff-console.md#log-in-link-generator) */

/** The page that one-time links open. */
export const ONE_TIME_LOG_IN_PATH = '/login/once';

export const withoutTrailingSlash = (origin: string) => origin.replace(/\/+$/, '');

/** The link to the log-in page with both fields filled in. It contains the password in plain text. */
export function prefilledLogInLink(origin: string, username: string, password: string): string {
  return `${withoutTrailingSlash(origin)}/login?${new URLSearchParams({ username, password }).toString()}`;
}

/**
 * The URL of a one-time link. The token is in the fragment, which browsers send neither in requests nor as a referrer.
 * So link previews do not receive it.
 */
export function oneTimeLink(origin: string, token: string): string {
  return `${withoutTrailingSlash(origin)}${ONE_TIME_LOG_IN_PATH}#${token}`;
}

/** The token in a URL's fragment; null without one. */
export function tokenFromHash(hash: string): string | null {
  return /^#([\w-]{43})$/.exec(hash)?.[1] ?? null;
}
