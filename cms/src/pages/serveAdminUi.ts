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
 * Selects the loading outline of an area. The build contains the page with the outline of the owner's area; the staff
 * console has no side navigation.
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
 * Sends the page for a URL of the admin application. An unknown screen gets the same page with 404. @returns whether
 * the URL belongs to the application
 */
export function sendAdminPage(ctx: Context): boolean {
  const asked = adminPageAt(ctx.path);
  if (pages === null || asked === null || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return false;
  ctx.status = asked.exists ? 200 : 404;
  ctx.set(pages.headers);
  ctx.body = pages[asked.area];
  return true;
}
