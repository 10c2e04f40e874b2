/** Who counts as a visitor, for front server and CMS: the cookie of a browser, and bots. (docs/spec/domain.md#visits-and-interest) */

const COOKIE = 'qaima_visitor';
const BROWSER_ID = /^[a-z0-9]{24}$/;
const COOKIE_PATTERN = new RegExp(`(?:^|;\\s*)${COOKIE}=([a-z0-9]{24})(?:;|$)`);

const COOKIE_MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/**
 * Words in the `User-Agent` of declared bots: search engines, link previews, monitors. A bot-detection library is not
 * used, because it would also match headless browsers and scripts, which count as visitors. "Cubot" is excluded because
 * it is a phone brand.
 */
const BOTS = [
  '(?<!cu)bot\\b',
  'crawl',
  'spider',
  'slurp',
  'archiver',
  'preview',
  'facebookexternalhit',
  'meta-external',
  '^whatsapp/',
  'skypeuri',
  'google-(?:read-aloud|inspectiontool|extended|site-verification)',
  'googleother',
  'mediapartners-google',
  'lighthouse',
  'pagespeed',
  'gtmetrix',
  'pingdom',
  'uptime',
  'statuscake',
];
const IS_BOT = new RegExp(BOTS.join('|'), 'i');

export const isBot = (userAgent: string): boolean => IS_BOT.test(userAgent);

/** Whether a text has the format of a browser's id. */
export const isBrowserId = (text: string): boolean => BROWSER_ID.test(text);

/** The browser's id in a `Cookie` header; undefined if it has none yet. */
export const browserIdIn = (cookies = ''): string | undefined => COOKIE_PATTERN.exec(cookies)?.[1];

/** The value of `Set-Cookie` that gives a browser its id for another year. */
export const visitorCookie = (browser: string, isHttps: boolean): string =>
  `${COOKIE}=${browser}; Path=/; Max-Age=${COOKIE_MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
