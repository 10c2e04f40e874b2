/**
 * An origin against which paths are resolved. If the resolved URL has another origin, the path leads to another site.
 */
const PLACEHOLDER_ORIGIN = 'http://here.invalid';

/**
 * Allows only characters that all browsers read alike. Browsers drop tabs and line breaks, and read a backslash as a
 * slash.
 */
const PLAIN_PATH = /^\/[^\s\\\p{C}]{0,500}$/u;

/**
 * Returns a path of this site that is safe to redirect to. Returns null for anything that leads elsewhere, such as
 * `//evil.example` and `/\evil.example`, which browsers read as hosts.
 */
export function safeRedirectPath(text: string | null): string | null {
  if (text === null || !PLAIN_PATH.test(text) || !URL.canParse(text, PLACEHOLDER_ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(text, PLACEHOLDER_ORIGIN);
  // `..` segments can resolve to a path with two slashes at its start. Browsers would read the next segment as a host.
  return origin === PLACEHOLDER_ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : null;
}
