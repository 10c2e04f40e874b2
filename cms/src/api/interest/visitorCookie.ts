/**
 * The cookie with a browser's random id. It is set when the browser is first counted.
 * (docs/spec/domain.md#visits-and-interest)
 */
import type { Context } from 'koa';
import { environment } from '../../config/environment';
import { newId } from '../../database/ids';

const NAME = 'qaima_visitor';
const HELD = new RegExp(`(?:^|;\\s*)${NAME}=([a-z0-9]{24})(?:;|$)`);

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

/** Returns the browser's id, or assigns one. Either way the cookie is valid for another year. */
export function browserOf(ctx: Context): string {
  const name = HELD.exec(ctx.req.headers.cookie ?? '')?.[1] ?? newId();
  const secure = environment().publicUrl.startsWith('https:') ? '; Secure' : '';
  ctx.append(
    'Set-Cookie',
    `${NAME}=${name}; Path=/; Max-Age=${COOKIE_MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  );
  return name;
}
