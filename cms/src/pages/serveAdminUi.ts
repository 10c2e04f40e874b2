/**
 * Serves the admin application (owner's area and staff console): one HTML page with a client-side router, and its
 * built files.
 */
import { adminPageAt, MAP_TILES_ORIGIN } from '@qaima/schemas';
import type { Context } from 'koa';
import { ADMIN_BUILD, readBuiltPage } from '../http/adminPages';
import { staticFiles } from '../http/staticFiles';

/** The URL prefix of the built files. */
export const ADMIN_FILES_URL = '/admin-assets';

export const sendAdminFile = staticFiles(ADMIN_BUILD, {
  under: ADMIN_FILES_URL,
  except: ['index.html', 'apiDocs.html'],
});

/**
 * Selects the outline that the page shows while it loads. The build contains the outline of the owner's area. The staff
 * console has another one, without side navigation.
 */
const outlined = (page: string, area: 'owner' | 'staff') =>
  Buffer.from(page.replace('data-area="owner"', `data-area="${area}"`));

function readPages() {
  const built = readBuiltPage('index.html', [MAP_TILES_ORIGIN]);
  return (
    built && { headers: built.headers, owner: outlined(built.html, 'owner'), staff: outlined(built.html, 'staff') }
  );
}

const pages = readPages();

/**
 * Sends the page for a URL of the admin application. For an unknown path in it, sends the same page with 404.
 * @returns whether the URL belongs to the application
 */
export function sendAdminPage(ctx: Context): boolean {
  const asked = adminPageAt(ctx.path);
  if (pages === null || asked === null || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return false;
  ctx.status = asked.exists ? 200 : 404;
  ctx.set(pages.headers);
  ctx.body = pages[asked.area];
  return true;
}
