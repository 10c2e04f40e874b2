/** The manifest of a menu, which makes an app of its page; kept ready like the page. */
import { canonicalPath, publicMenu, type Language } from '@qaima/schemas';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { findMenu, isInactive, type MenuRef } from '../api/menu/admins';
import { readMenu, revisionOf } from '../api/menu/read';
import { environment } from '../environment';
import { pathOf, type Space } from '../door/door';
import { closesAt } from '../public-menu/json';
import { answerFor, type Made } from '../public-menu/kept';
import { send } from '../public-menu/send';
import { renderer } from './renderer';
import { pageLanguage } from './space';

const ADDRESS = /^\/m\/([A-Za-z0-9_-]{1,60})\/manifest\.webmanifest$/;

const HEADERS = {
  'Content-Type': 'application/manifest+json; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

async function make(found: MenuRef, language: Language, now: number): Promise<Made | null> {
  const read = isInactive(found, now) ? null : await readMenu(found.id);
  if (!read) return null;
  const { manifest } = await renderer();
  const path = canonicalPath({ _id: found.documentId });
  return {
    menuId: found.id,
    revision: read.revision,
    validUntil: Infinity,
    closesAt: closesAt(found, now),
    status: 200,
    headers: HEADERS,
    body: manifest({ path, language, origin: environment().publicUrl, now }, publicMenu(read.menu)),
  };
}

async function answer(req: IncomingMessage, res: ServerResponse, name: string): Promise<boolean> {
  const language = pageLanguage(req);
  const now = Date.now();
  const sources = { find: findMenu, revisionOf, make: (menu: MenuRef) => make(menu, language, now) };
  const kept = await answerFor(`manifest ${language}`, name, now, sources);
  if (kept) send(req, res, kept);
  return kept !== null;
}

export const manifests: Space = {
  name: 'manifests',
  handle(req, res) {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false;
    const name = ADDRESS.exec(pathOf(req))?.[1];
    return name === undefined ? false : answer(req, res, name);
  },
};
