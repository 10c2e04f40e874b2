/** Any origin, to detect URLs that leave it. */
const PLACEHOLDER_ORIGIN = 'http://here.invalid';

/** Browsers drop tabs and line breaks from URLs and treat a backslash as a slash. */
const PLAIN_PATH = /^\/[^\s\\\p{C}]{0,500}$/u;

/**
 * A path of this site to redirect to; null for anything that leads elsewhere, such as `//evil.example` and
 * `/\evil.example`, which browsers read as hosts.
 */
export function safeRedirectPath(text: string | null): string | null {
  if (text === null || !PLAIN_PATH.test(text) || !URL.canParse(text, PLACEHOLDER_ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(text, PLACEHOLDER_ORIGIN);
  // Resolving dots can leave a path that starts with two slashes.
  return origin === PLACEHOLDER_ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : null;
}
