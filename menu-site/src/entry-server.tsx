/** Renders the site. Pure: the same arguments give the same page; no clock, no network, no files. */
import { SERVICE_ROUTES, sectionsToShow } from '@qaima/schemas';
import { renderToStaticMarkup } from 'react-dom/server';
import { matchRoutes, StaticRouter, useRoutes } from 'react-router-dom';
import { ACCOUNT_PATHS } from './pages/account/paths.js';
import { CART_PATH } from './pages/cart/cartData.js';
import { Head } from './document/Head.js';
import { DeferredStyles } from './pages/menu/DeferredStyles.js';
import { webManifest } from './pages/menu/webManifest.js';
import { SiteContext, createSite, type Site } from './document/siteContext.js';
import { styleOf } from './document/style.js';
import { validUntil } from './pages/menu/openingStatus.js';
import { Section, SECTION_PLACEHOLDERS } from './pages/menu/Section.js';
import { UnavailablePage } from './pages/errors/UnavailablePage.js';
import { MENU_ROUTE, NOWHERE, routes } from './routes.js';
import type { SiteData, SiteMenu, SitePage, SiteRequest } from './site.js';
import { directionOf } from './i18n/messages.js';

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

/** The only route that shows such data. */
function routeOf(data: SiteData): string {
  if (data.kind === 'account') return ACCOUNT_PATHS[data.page];
  if (data.kind === 'service') return SERVICE_ROUTES[data.page];
  return data.kind === 'cart' ? CART_PATH : MENU_ROUTE;
}

/** What is shown at a path: the data only where its route is the one that the data is for. */
function shownAt(path: string, data: SiteData): SiteData {
  if (data.kind === 'unavailable') return data;
  const match = matchRoutes(routes, path)?.at(-1);
  return match?.route.path === routeOf(data) ? data : { kind: 'none' };
}

/** The manifest of a menu's page, as JSON. */
export function manifest(request: SiteRequest, menu: SiteMenu): string {
  return webManifest(menu, request);
}

/** What a menu's page tells its scripts of the menu. `data-orders`: how something can be ordered or reserved here. */
const menuFacts = ({ _id, settings }: SiteMenu) => ({
  'data-menu': _id,
  'data-orders': settings?.doMenuPurchase ? (settings.purchaseMethod ?? 'order') : undefined,
});

/** What stands at the address: a page, nothing, or what can't be known at the moment. */
function statusOf(data: SiteData): SitePage['status'] {
  if (data.kind === 'unavailable') return 503;
  const isFound = data.kind === 'cart' ? data.cart !== null : data.kind !== 'none' && data.kind !== 'inactive';
  return isFound ? 200 : 404;
}

/** The whole page for a request, with what its sender must know: status, the style's text, and until when it is right. */
export function render(request: SiteRequest, data: SiteData): SitePage {
  const path = readable(request.path);
  const shown = shownAt(path, data);
  return renderSite(path, createSite(request, shown));
}

/**
 * The same for a menu, section by section, so that a server answers others in between: a large menu takes some ten
 * milliseconds.
 * @param pause awaited before each section
 */
export async function renderInSteps(
  request: SiteRequest,
  menu: SiteMenu,
  pause: () => Promise<unknown>,
): Promise<SitePage> {
  const site = createSite(request, { kind: 'menu', menu }, true);
  const page = renderSite(readable(request.path), site);
  const sections: string[] = [];
  for (const section of sectionsToShow(menu, site.language)) {
    await pause();
    sections.push(
      renderToStaticMarkup(
        <SiteContext value={site}>
          <Section section={section} />
        </SiteContext>,
      ),
    );
  }
  return {
    ...page,
    html: page.html.replace(SECTION_PLACEHOLDERS, (_, index: string) => sections[Number(index)] ?? ''),
  };
}

function renderSite(path: string, site: Site): SitePage {
  const { request, data: shown } = site;
  const style = styleOf(shown);
  const html = renderToStaticMarkup(
    <html lang={site.language} dir={directionOf[site.language]}>
      <SiteContext value={site}>
        <Head style={style} />
        <body {...(shown.kind === 'menu' && menuFacts(shown.menu))}>
          {shown.kind === 'menu' && (
            <a className="skip" href="#main">
              {site.messages.skip}
            </a>
          )}
          <StaticRouter location={path}>{shown.kind === 'unavailable' ? <UnavailablePage /> : <Page />}</StaticRouter>
          {shown.kind === 'menu' && <DeferredStyles />}
        </body>
      </SiteContext>
    </html>,
  );
  return {
    status: statusOf(shown),
    html: `<!doctype html>${html}`,
    style,
    validUntil: shown.kind === 'menu' ? validUntil(shown.menu, request) : null,
  };
}
