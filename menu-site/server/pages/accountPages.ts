/**
 * The account pages. They are rendered for the user whose session cookie the browser sends, and are never cached.
 * (docs/spec/public-site.md#account-pages)
 */
import {
  INVITATION_PATH,
  ONE_TIME_LOG_IN_PATH,
  SETUP_STEPS,
  setupPath,
  type Account,
  type AccountData,
  type AccountPageName,
  type Language,
  type MenuToSetUp,
  type SetupStep,
  withLanguage,
  type Provider,
  isMarkedAsExample,
} from '@qaima/schemas';
import { isOneOf } from '@qaima/schemas/core/typeGuards';
import type { ServerResponse } from 'node:http';
import { pageLanguage, queryOf, type RequestContext } from '../http/requestContext.js';
import type { Route } from '../http/router.js';
import { safeRedirectPath } from './redirectPath.js';
import { sendUncached, type VisitorData } from './uncachedVisitorData.js';
import { accountHeaders } from './securityHeaders.js';
import type { SiteRenderer } from './renderer.js';

const PAGES: ReadonlyMap<string, AccountPageName> = new Map([
  ['/login', 'logIn'],
  [ONE_TIME_LOG_IN_PATH, 'once'],
  [INVITATION_PATH, 'invitation'],
  ['/signup', 'signUp'],
  ['/verify/email', 'verify'],
  ['/forgot', 'forgot'],
  ['/reset', 'reset'],
  ['/me', 'me'],
]);

/** Pages for signed-in users only. */
const PRIVATE_PAGES: ReadonlySet<AccountPageName> = new Set<AccountPageName>(['verify', 'me', 'init']);

const INIT_PATH = /^\/m\/([A-Za-z0-9_-]{1,60})\/init$/;

/** The path without a trailing slash; null if it is not the path of an account page. */
function accountPath(path: string): string | null {
  const plain = path.replace(/(?<=.)\/$/, '');
  return PAGES.has(plain) || INIT_PATH.test(plain) ? plain : null;
}

/** Redirects to the log-in page, which leads back here after log-in. */
function askToLogIn(res: ServerResponse, back: string, language: Language): void {
  const lang = language === 'en' ? 'lang=en&' : '';
  res.writeHead(303, {
    Location: `/login?${lang}next=${encodeURIComponent(back)}`,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  });
  res.end();
}

/** The credentials in a log-in link; null if the URL has none. */
function filledBy(query: URLSearchParams): AccountData['filled'] {
  const [username, password] = [query.get('username'), query.get('password')];
  if (username === null && password === null) return null;
  return { username: username ?? '', password: password ?? '' };
}

export function accountRoute(site: SiteRenderer, reader: VisitorData, provider: Provider): Route {
  /**
   * A menu that the account may set up; null if the menu belongs to another account, `undefined` if it does not exist.
   */
  async function menuToSetUp(context: RequestContext, name: string, account: Account, step: SetupStep) {
    const menu = await reader.menu(context, name);
    if (!menu) return undefined;
    const mayManage = account.staff || account.menus.some(({ _id }) => _id === menu._id);
    if (!mayManage) return null;
    const { username, institution = {} } = menu;
    return {
      _id: menu._id,
      step,
      username: username ?? '',
      name: institution.name ?? '',
      description: institution.description ?? '',
      address: institution.location?.address ?? '',
      phone: institution.contact?.phone || (account.staff ? '' : account.phone),
      whatsapp: institution.whatsapp ?? '',
      country: menu.country,
      language: menu.languages.default,
      logo: institution.logo ?? null,
      sections: (menu.sections ?? []).map((section) => ({
        _id: section._id,
        title: section.title,
        isExample: isMarkedAsExample(section),
      })),
    } satisfies MenuToSetUp;
  }

  return {
    name: 'accounts',
    match: accountPath,
    async handle(context, path) {
      const language = pageLanguage(context);
      const query = queryOf(context);
      const page = PAGES.get(path) ?? 'init';
      const account = await reader.account(context);
      const name = INIT_PATH.exec(path)?.[1];
      const asked = query.get('step');
      const step = isOneOf(SETUP_STEPS, asked) ? asked : 'details';
      const own = name === undefined ? withLanguage(path, language) : setupPath(name, step, language);
      if (!account && PRIVATE_PAGES.has(page)) {
        askToLogIn(context.res, own, language);
        return true;
      }
      const menu = account && name !== undefined ? await menuToSetUp(context, name, account, step) : null;
      if (menu === undefined) return false;
      if (page === 'init' && menu === null) {
        askToLogIn(context.res, own, language);
        return true;
      }
      const data: AccountData = {
        kind: 'account',
        page,
        account,
        sessions: account && page === 'me' ? await reader.sessions(context) : [],
        factors: account && page === 'me' ? await reader.factors(context) : null,
        next: safeRedirectPath(query.get('next')),
        filled: page === 'logIn' ? filledBy(query) : null,
        menu,
        provider,
      };
      const { html, style, status } = site.renderPage(path, language, data);
      sendUncached(context.res, status, accountHeaders(style), html);
      return true;
    },
  };
}
