/** Paths are resolved against this origin. If the result has another origin, the path leads to another site. */
const PLACEHOLDER_ORIGIN = 'http://here.invalid';

/**
 * Excludes characters that browsers interpret differently: they drop tabs and line breaks from URLs and treat a
 * backslash as a slash.
 */
const PLAIN_PATH = /^\/[^\s\\\p{C}]{0,500}$/u;

/**
 * Returns a path of this site that is safe to redirect to. Returns null for anything that leads elsewhere, such as
 * `//evil.example` and `/\evil.example`, which browsers read as hosts.
 */
export function safeRedirectPath(text: string | null): string | null {
  if (text === null || !PLAIN_PATH.test(text) || !URL.canParse(text, PLACEHOLDER_ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(text, PLACEHOLDER_ORIGIN);
  // Resolving `..` segments can leave a path that starts with two slashes, which browsers read as a host.
  return origin === PLACEHOLDER_ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : null;
}
