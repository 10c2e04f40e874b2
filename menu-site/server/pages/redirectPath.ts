/** Anywhere: what counts is whether an address leaves it. */
const HERE = 'http://here.invalid';

/** Browsers drop tabs and line ends from addresses, and take a backslash for a slash. */
const PLAIN = /^\/[^\s\\\p{C}]{0,500}$/u;

/**
 * A path of this site to go on to, as an address names it; null for anything that leads elsewhere.
 * (`//evil.example` and `/\evil.example` look like paths, and are hosts.)
 */
export function safeRedirectPath(text: string | null): string | null {
  if (text === null || !PLAIN.test(text) || !URL.canParse(text, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(text, HERE);
  // What dots leave of a path may begin with two slashes again.
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : null;
}
