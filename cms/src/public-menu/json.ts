/** The public menu as JSON: `GET /quickmenu/{id}` of whoever is not signed in. */
import { API_PREFIX, menuCalls, publicMenu, refusal, success, type Language } from '@qaima/schemas';
import { findMenu, isInactive, type MenuRef } from '../api/menu/admins';
import { readMenu, revisionOf } from '../api/menu/read';
import { Refusal } from '../contract/refusals';
import { answerFor, type Kept, type Made } from './kept';

const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
};

const MISSING = { ar: 'هذه القائمة غير موجودة.', en: 'There is no such menu.' };
const CLOSED = { ar: 'هذه القائمة غير مفعّلة حاليًا.', en: 'This menu is not active at the moment.' };

/** The address of a call to read a menu, up to its id. */
const PREFIX = API_PREFIX + menuCalls.read.path.slice(0, menuCalls.read.path.indexOf(':'));

/** The id or short name in such an address, or null when it is another address. */
export function menuOfAddress(path: string): string | null {
  if (!path.startsWith(PREFIX)) return null;
  const name = path.slice(PREFIX.length);
  return /^[\w-]+$/.test(name) ? name : null;
}

export const jsonView = (language: Language) => `json ${language}`;

/** When a menu that is open now closes by its schedule, in epoch ms. */
export const closesAt = (menu: MenuRef, now: number): number => {
  const at = menu.inactiveFrom?.getTime() ?? Infinity;
  return at > now ? at : Infinity;
};

async function makeJson(found: MenuRef, language: Language, now: number): Promise<Made | null> {
  const read = await readMenu(found.id);
  if (!read) return null;
  const common = { menuId: found.id, revision: read.revision, closesAt: closesAt(found, now) };
  if (isInactive(found, now)) {
    const headers = { ...HEADERS, Vary: 'Accept-Language' };
    const body = JSON.stringify(refusal(404, CLOSED[language]));
    return { ...common, headers, validUntil: Infinity, status: 404, body };
  }
  const body = JSON.stringify(success(publicMenu(read.menu)));
  return { ...common, headers: HEADERS, validUntil: Infinity, status: 200, body };
}

/** The public menu, kept ready. Throws {@link Refusal} 404 when there is no such menu. */
export async function publicJson(name: string, language: Language, now: number): Promise<Kept> {
  const make = (menu: MenuRef) => makeJson(menu, language, now);
  const kept = await answerFor(jsonView(language), name, now, { find: findMenu, revisionOf, make });
  if (!kept) throw new Refusal(404, MISSING);
  return kept;
}
