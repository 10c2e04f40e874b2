/** The pages of accounts: drawn for who asks, by the session of their cookie, and never kept. (Document 2, section 2.) */
import {
  ONCE_PATH,
  type Account,
  type AccountData,
  type AccountPageName,
  type Language,
  type MenuToSetUp,
} from '@qaima/schemas';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { me } from '../api/account/me';
import { findMenu } from '../api/menu/admins';
import { readMenu } from '../api/menu/read';
import { mayManage } from '../contract/access';
import { pathOf, type Space } from '../door/door';
import { listSessions, type SignedIn } from '../session/store';
import { renderPage } from './menuPage';
import { ownPath } from './ownPath';
import { accountHeaders } from './policy';
import { readerSession } from './reader';
import { pageLanguage } from './space';

const PAGES: ReadonlyMap<string, AccountPageName> = new Map([
  ['/login', 'logIn'],
  [ONCE_PATH, 'once'],
  ['/signup', 'signUp'],
  ['/verify/email', 'verify'],
  ['/forgot', 'forgot'],
  ['/reset', 'reset'],
  ['/me', 'me'],
]);

/** Those that say nothing to who is not signed in. */
const PRIVATE: ReadonlySet<AccountPageName> = new Set<AccountPageName>(['verify', 'me', 'init']);

const INIT = /^\/m\/([A-Za-z0-9_-]{1,60})\/init$/;

interface Asked {
  readonly page: AccountPageName;
  /** Without a slash at its end. */
  readonly path: string;
  /** The menu that is to be set up, by id or short name. */
  readonly menu: string | null;
}

function askedOf(req: IncomingMessage): Asked | null {
  const path = pathOf(req).replace(/(?<=.)\/$/, '');
  const page = PAGES.get(path);
  if (page !== undefined) return { page, path, menu: null };
  const menu = INIT.exec(path)?.[1];
  return menu === undefined ? null : { page: 'init', path, menu };
}

/** Leads to the log-in page, and from there back here. */
function askToLogIn(res: ServerResponse, path: string, language: Language): void {
  const lang = language === 'en' ? 'lang=en&' : '';
  const back = language === 'en' ? `${path}?lang=en` : path;
  res.writeHead(303, {
    Location: `/login?${lang}next=${encodeURIComponent(back)}`,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  });
  res.end();
}

/** A menu as far as its owner has introduced it; null when it is not theirs, `undefined` when there is none. */
async function menuToSetUp(name: string, account: SignedIn): Promise<MenuToSetUp | null | undefined> {
  const found = await findMenu(name);
  if (!found) return undefined;
  if (!(await mayManage(account, found))) return null;
  const read = await readMenu(found.id);
  if (!read) return undefined;
  const { username, institution = {} } = read.menu;
  return {
    _id: found.documentId,
    username: username ?? '',
    name: institution.name ?? '',
    description: institution.description ?? '',
    address: institution.location?.address ?? '',
    phone: institution.contact?.phone ?? '',
  };
}

/** What a log-in link says; null for any other address. */
function filledBy(query: URLSearchParams): AccountData['filled'] {
  const [username, password] = [query.get('username'), query.get('password')];
  if (username === null && password === null) return null;
  return { username: username ?? '', password: password ?? '' };
}

async function answer(req: IncomingMessage, res: ServerResponse, { page, path, menu: name }: Asked): Promise<boolean> {
  const language = pageLanguage(req);
  const session = await readerSession(req);
  const held = session?.account ?? null;
  if (!held && PRIVATE.has(page)) {
    askToLogIn(res, path, language);
    return true;
  }
  const menu = held && name !== null ? await menuToSetUp(name, held) : null;
  if (menu === undefined) return false;
  if (page === 'init' && menu === null) {
    askToLogIn(res, path, language);
    return true;
  }
  const account: Account | null = held && (await me(held));
  const query = new URLSearchParams((req.url ?? '').split('?')[1]);
  const data: AccountData = {
    kind: 'account',
    page,
    account,
    sessions: session && page === 'me' ? await listSessions(session.account.id, session.id) : [],
    next: ownPath(query.get('next')),
    filled: page === 'logIn' ? filledBy(query) : null,
    menu,
  };
  const { html, style, status } = await renderPage(path, language, Date.now(), data);
  res.writeHead(status, accountHeaders(style));
  res.end(req.method === 'HEAD' ? undefined : html);
  return true;
}

export const accountPages: Space = {
  name: 'accounts',
  handle(req, res) {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false;
    const asked = askedOf(req);
    return asked === null ? false : answer(req, res, asked);
  },
};
