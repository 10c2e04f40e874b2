/**
 * The pages of the service itself: the landing page and the terms. They are the same for all visitors, so each is rendered
 * once in each language and kept; who is signed in gets one with their name. (Document 2, section 2.)
 */
import { SERVICE_ROUTES, type Language, type Provider, type ServicePageName, type SitePage } from '@qaima/schemas';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf, type Space } from '../door/door';
import { environment } from '../environment';
import { readyToSend, type Ready } from '../public-menu/kept';
import { hasSession } from '../public-menu/lane';
import { send } from '../public-menu/send';
import { renderPage } from './menuPage';
import { pageHeaders } from './policy';
import { readerOf } from './reader';
import { pageLanguage } from './space';

const PAGES: ReadonlyMap<string, ServicePageName> = new Map([
  [SERVICE_ROUTES.landing, 'landing'],
  [SERVICE_ROUTES.conditions, 'conditions'],
]);

const kept = new Map<string, Promise<Ready>>();

function provider(): Provider {
  const { name, ...ways } = environment().provider;
  const { phone, email, address, whatsapp, instagram, facebook, x, snapchat } = ways;
  return {
    name,
    phone: phone ?? null,
    email: email ?? null,
    address: address ?? null,
    whatsapp: whatsapp ?? null,
    instagram: instagram ?? null,
    facebook: facebook ?? null,
    x: x ?? null,
    snapchat: snapchat ?? null,
  };
}

function draw(path: string, page: ServicePageName, language: Language, reader: string | null): Promise<SitePage> {
  return renderPage(path, language, Date.now(), { kind: 'service', page, provider: provider(), reader });
}

async function make(path: string, page: ServicePageName, language: Language): Promise<Ready> {
  const { status, html, style } = await draw(path, page, language, null);
  return readyToSend({ status, headers: { ...pageHeaders(style, "'none'"), Vary: 'Cookie' }, body: html });
}

/** A failure is not kept: the next request tries again. */
function ready(path: string, page: ServicePageName, language: Language): Promise<Ready> {
  const key = `${language} ${page}`;
  const making = kept.get(key) ?? make(path, page, language);
  kept.set(key, making);
  making.catch(() => kept.delete(key));
  return making;
}

async function answer(
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
  page: ServicePageName,
): Promise<boolean> {
  const language = pageLanguage(req);
  const reader = hasSession(req) ? await readerOf(req) : null;
  if (!reader) {
    send(req, res, await ready(path, page, language));
    return true;
  }
  const { status, html, style } = await draw(path, page, language, reader.name || reader.username);
  res.writeHead(status, { ...pageHeaders(style, "'none'"), 'Cache-Control': 'no-store' });
  res.end(req.method === 'HEAD' ? undefined : html);
  return true;
}

export const servicePages: Space = {
  name: 'service',
  handle(req, res) {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false;
    const path = pathOf(req).replace(/(?<=.)\/$/, '');
    const page = PAGES.get(path);
    return page === undefined ? false : answer(req, res, path, page);
  },
};
