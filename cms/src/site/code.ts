/** The QR code of a menu that its page has on paper. It is public, as is where it leads: to the menu by its id. */
import { longLink } from '@qaima/schemas';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { findMenu, isInactive, type MenuRef } from '../api/menu/admins';
import { revisionOf } from '../api/menu/read';
import { codeFile } from '../api/qr/code';
import { pathOf, type Space } from '../door/door';
import { environment } from '../environment';
import { closesAt } from '../public-menu/json';
import { answerFor, type Made } from '../public-menu/kept';
import { send } from '../public-menu/send';

const ADDRESS = /^\/m\/([A-Za-z0-9_-]{1,60})\/qr\.svg$/;

const HEADERS = {
  'Content-Type': 'image/svg+xml',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

async function make(found: MenuRef, now: number): Promise<Made | null> {
  const revision = isInactive(found, now) ? null : await revisionOf(found.id);
  if (revision === null) return null;
  return {
    menuId: found.id,
    revision,
    validUntil: Infinity,
    closesAt: closesAt(found, now),
    status: 200,
    headers: HEADERS,
    body: String(await codeFile(longLink(environment().publicUrl, found.documentId), 'svg')),
  };
}

async function answer(req: IncomingMessage, res: ServerResponse, name: string): Promise<boolean> {
  const now = Date.now();
  const sources = { find: findMenu, revisionOf, make: (menu: MenuRef) => make(menu, now) };
  const kept = await answerFor('code', name, now, sources);
  if (kept) send(req, res, kept);
  return kept !== null;
}

export const menuCodes: Space = {
  name: 'menu codes',
  handle(req, res) {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false;
    const name = ADDRESS.exec(pathOf(req))?.[1];
    return name === undefined ? false : answer(req, res, name);
  },
};
