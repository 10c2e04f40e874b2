/** A menu that is closed to visitors, as those who look after it see it: rendered for them alone, and never kept. */
import { publicMenu, type Language } from '@qaima/schemas';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { findMenu } from '../api/menu/admins';
import { readMenu } from '../api/menu/read';
import { mayManage } from '../contract/access';
import { readToken } from '../session/cookie';
import { findSession } from '../session/store';
import { renderPage } from './menuPage';
import { menuHeaders } from './policy';

/** Sends the page of a closed menu to its admins and staff. @returns whether it did */
export async function sendPreview(
  req: IncomingMessage,
  res: ServerResponse,
  name: string,
  path: string,
  language: Language,
): Promise<boolean> {
  const token = readToken(req);
  const held = token === null ? null : await findSession(token);
  const menu = held && (await findMenu(name));
  if (!held || !menu || !(await mayManage(held.account, menu))) return false;
  const read = await readMenu(menu.id);
  if (!read) return false;
  const page = await renderPage(path, language, Date.now(), { kind: 'menu', menu: publicMenu(read.menu) });
  res.writeHead(page.status, { ...menuHeaders(page.style), 'Cache-Control': 'no-store' });
  res.end(req.method === 'HEAD' ? undefined : page.html);
  return true;
}
