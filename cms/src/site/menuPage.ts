/** The page of a menu at `/m/{id}` and `/m/{username}`, kept ready like its JSON and by the same rules of visibility. */
import { publicMenu, type Language, type SiteData, type SitePage } from '@qaima/schemas';
import { findMenu, isInactive } from '../api/menu/admins';
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

export const pageKey = (name: string, language: Language) => `page ${language} ${name}`;

export async function renderPage(path: string, language: Language, now: number, data: SiteData): Promise<SitePage> {
  const { render } = await renderer();
  return render({ path, language, origin: environment().publicUrl, now }, data);
}

async function makePage(name: string, path: string, language: Language, now: number): Promise<Made | null> {
  const found = await findMenu(name);
  const read = found && (await readMenu(found.id));
  if (!found || !read) return null;
  const data: SiteData = isInactive(found, now) ? { kind: 'inactive' } : { kind: 'menu', menu: publicMenu(read.menu) };
  const page = await renderPage(path, language, now, data);
  return {
    menuId: found.id,
    revision: read.revision,
    validUntil: Math.min(page.validUntil ?? Infinity, closesAt(found, now)),
    status: page.status,
    headers: menuHeaders(page.style),
    body: page.html,
  };
}

/** The page, kept ready; null when there is no such menu. */
export function menuPage(name: string, path: string, language: Language, now: number): Promise<Kept | null> {
  return answerFor(pageKey(name, language), now, { revisionOf, make: () => makePage(name, path, language, now) });
}
