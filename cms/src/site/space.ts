/** The public site: its pages, rendered in this process, and its not-found page for whatever nobody else knows. */
import type { Language } from '@qaima/schemas';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { plain } from '../door/answers';
import { pathOf, type Space } from '../door/door';
import { trusted } from '../public-menu/kept';
import { hasSession } from '../public-menu/lane';
import { send } from '../public-menu/send';
import { menuOfPage, menuPage, pageView, renderPage } from './menuPage';
import { pageHeaders } from './policy';
import { sendPreview } from './preview';

/** Arabic, unless the address asks for English. */
export function pageLanguage(req: IncomingMessage): Language {
  return /[?&]lang=en(?:&|$)/.test(req.url ?? '') ? 'en' : 'ar';
}

const isReading = (req: IncomingMessage) => req.method === 'GET' || req.method === 'HEAD';

async function answer(
  req: IncomingMessage,
  res: ServerResponse,
  name: string,
  path: string,
  language: Language,
  now: number,
): Promise<boolean> {
  const page = await menuPage(name, language, now);
  if (!page) return false;
  const isClosed = page.status !== 200;
  if (isClosed && hasSession(req) && (await sendPreview(req, res, name, path, language))) return true;
  send(req, res, page);
  return true;
}

export const sitePages: Space = {
  name: 'site',
  handle(req, res) {
    if (!isReading(req)) return false;
    const path = pathOf(req);
    const name = menuOfPage(path);
    if (name === null) return false;
    const language = pageLanguage(req);
    const now = Date.now();
    const kept = trusted(pageView(language), name, now);
    // A closed menu has another face for those who look after it.
    if (kept && (kept.status === 200 || !hasSession(req))) {
      send(req, res, kept);
      return true;
    }
    return answer(req, res, name, path, language, now);
  },
};

async function sendNotFound(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const page = await renderPage(pathOf(req), pageLanguage(req), Date.now(), { kind: 'none' });
  res.writeHead(404, { ...pageHeaders(page.style), 'Cache-Control': 'no-store' });
  res.end(req.method === 'HEAD' ? undefined : page.html);
}

/** Answers an address that nobody knows: with the site's page for a reader, with a line for anything else. */
export function siteNotFound(req: IncomingMessage, res: ServerResponse): void {
  const wantsPage = isReading(req) && (req.headers.accept ?? '').includes('text/html');
  if (!wantsPage) return plain(res, 404, 'غير موجود (404)');
  sendNotFound(req, res).catch(() => plain(res, 404, 'غير موجود (404)'));
}
