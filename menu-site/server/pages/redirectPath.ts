/** Any origin, to detect URLs that leave it. */
const HERE = 'http://here.invalid';

/** Browsers drop tabs and line breaks from URLs and treat a backslash as a slash. */
const PLAIN = /^\/[^\s\\\p{C}]{0,500}$/u;

/**
 * A path of this site to redirect to; null for anything that leads elsewhere, such as `//evil.example` and
 * `/\evil.example`, which browsers read as hosts.
 */
export function safeRedirectPath(text: string | null): string | null {
  if (text === null || !PLAIN.test(text) || !URL.canParse(text, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(text, HERE);
  // Resolving dots can leave a path that starts with two slashes.
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : null;
}
