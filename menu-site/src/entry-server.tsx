/** Renders the site. Pure: the same arguments give the same page; no clock, no network, no files. */
import { renderToStaticMarkup } from 'react-dom/server';
import { matchRoutes, StaticRouter, useRoutes } from 'react-router-dom';
import { ACCOUNT_ROUTES } from './account/accountData.js';
import { Head } from './document/Head.js';
import { SiteContext, siteOf } from './document/siteContext.js';
import { styleOf } from './document/style.js';
import { validUntil } from './menu/hours.js';
import { MENU_ROUTE, NOWHERE, routes } from './routes.js';
import type { SiteData, SiteMenu, SitePage, SiteRequest } from './site.js';
import { directionOf } from './words/words.js';

export type { SiteData, SiteMenu, SitePage, SiteRequest } from './site.js';

function Page() {
  return useRoutes(routes);
}

/** The path itself, if it is one that the router can read. */
function readable(path: string): string {
  try {
    decodeURIComponent(path);
    return /^\/(?!\/)/.test(path) ? path : NOWHERE;
  } catch {
    return NOWHERE;
  }
}

/** What is shown at a path: the data only where its route is the one that the data is for. */
function shownAt(path: string, data: SiteData): SiteData {
  const match = matchRoutes(routes, path)?.at(-1);
  const route = data.kind === 'account' ? ACCOUNT_ROUTES[data.page] : MENU_ROUTE;
  return match?.route.path === route ? data : { kind: 'none' };
}

/** What a menu's page tells its scripts of the menu. `data-orders`: something can be ordered or reserved here. */
const menuFacts = ({ _id, settings }: SiteMenu) => ({
  'data-menu': _id,
  'data-orders': settings?.doMenuPurchase ? '' : undefined,
});

/** The whole page for a request, with what its sender must know: status, the style's text, and until when it is right. */
export function render(request: SiteRequest, data: SiteData): SitePage {
  const path = readable(request.path);
  const shown = shownAt(path, data);
  const site = siteOf(request, shown);
  const style = styleOf(shown);
  const html = renderToStaticMarkup(
    <html lang={site.language} dir={directionOf[site.language]}>
      <SiteContext value={site}>
        <Head style={style} />
        <body {...(shown.kind === 'menu' && menuFacts(shown.menu))}>
          {shown.kind === 'menu' && (
            <a className="skip" href="#main">
              {site.words.skip}
            </a>
          )}
          <StaticRouter location={path}>
            <Page />
          </StaticRouter>
        </body>
      </SiteContext>
    </html>,
  );
  return {
    status: shown.kind === 'menu' || shown.kind === 'account' ? 200 : 404,
    html: `<!doctype html>${html}`,
    style,
    validUntil: shown.kind === 'menu' ? validUntil(shown.menu, request) : null,
  };
}
