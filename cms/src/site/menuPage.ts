/** The page of a menu at `/m/{id}` and `/m/{username}`, kept ready like its JSON and by the same rules of visibility. */
import { canonicalPath, publicMenu, type Language, type SiteData, type SitePage } from '@qaima/schemas';
import { findMenu, isInactive, type MenuRef } from '../api/menu/admins';
import { readMenu, revisionOf } from '../api/menu/read';
import { environment } from '../environment';
import { closesAt } from '../public-menu/json';
import { answerFor, type Kept, type Made } from '../public-menu/kept';
import { menuHeaders } from './policy';
import { renderer } from './renderer';

const ADDRESS = /^\/m\/([A-Za-z0-9_-]{1,60})\/?$/;

/** The id or short name in the address of a menu's page; null for another address. */
export function menuOfPage(path: string): string | null {
  return ADDRESS.exec(path)?.[1] ?? null;
}

export const pageView = (language: Language) => `page ${language}`;

export async function renderPage(path: string, language: Language, now: number, data: SiteData): Promise<SitePage> {
  const { render } = await renderer();
  return render({ path, language, origin: environment().publicUrl, now }, data);
}

/** @param found the menu itself, not its address: all addresses of a menu have one page */
async function makePage(found: MenuRef, language: Language, now: number): Promise<Made | null> {
  const read = await readMenu(found.id);
  if (!read) return null;
  const data: SiteData = isInactive(found, now) ? { kind: 'inactive' } : { kind: 'menu', menu: publicMenu(read.menu) };
  const page = await renderPage(canonicalPath({ _id: found.documentId }), language, now, data);
  return {
    menuId: found.id,
    revision: read.revision,
    validUntil: page.validUntil ?? Infinity,
    closesAt: closesAt(found, now),
    status: page.status,
    headers: menuHeaders(page.style),
    body: page.html,
  };
}

/** The page, kept ready; null when there is no such menu. */
export function menuPage(name: string, language: Language, now: number): Promise<Kept | null> {
  const make = (menu: MenuRef) => makePage(menu, language, now);
  return answerFor(pageView(language), name, now, { find: findMenu, revisionOf, make });
}
