/**
 * The browser's random name, which the server sets when it first counts that browser.
 * (docs/spec/domain.md#visits-and-interest)
 */
import type { Context } from 'koa';
import { environment } from '../../config/environment';
import { newId } from '../../database/ids';

const NAME = 'qaima_visitor';
const HELD = new RegExp(`(?:^|;\\s*)${NAME}=([a-z0-9]{24})(?:;|$)`);

/** How long a browser keeps its name after it last came by, in seconds. */
const YEAR = 365 * 24 * 60 * 60;

/**
 * Words of programs that read pages for others and say so: search engines, link previews, monitors. An own list, since
 * to a library's a headless browser or a script is a bot as well. Cubot makes telephones.
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

/** Whether a `User-Agent` is that of a known bot. */
export const isBot = (userAgent: string): boolean => IS_BOT.test(userAgent);

/** The name of the browser that asks. One without gets a new one; either way it is kept for another year. */
export function browserOf(ctx: Context): string {
  const name = HELD.exec(ctx.req.headers.cookie ?? '')?.[1] ?? newId();
  const secure = environment().publicUrl.startsWith('https:') ? '; Secure' : '';
  ctx.append('Set-Cookie', `${NAME}=${name}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure}`);
  return name;
}
