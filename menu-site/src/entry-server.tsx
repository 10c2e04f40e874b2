/** Renders the site. Pure: equal arguments give equal pages, without reading a clock, the network or files. */
import { renderToStaticMarkup } from 'react-dom/server';
import { matchPath } from 'react-router-dom';
import { Head } from './document/Head.js';
import type { Page } from './document/page.js';
import { createSite, SiteContext } from './document/siteContext.js';
import { styleOf } from './document/pageStyle.js';
import { directionOf } from './i18n/messages.js';
import { notFoundPage } from './pages/errors/page.js';
import { renderSections } from './pages/menu/renderSectionsInSteps.js';
import { webManifest } from './pages/menu/webManifest.js';
import { pages } from './pages/pages.js';
import type { SiteData, SiteMenu, SitePage, SiteRequest } from './document/siteTypes.js';

export type { SiteData, SiteMenu, SitePage, SiteRequest } from './document/siteTypes.js';

/** A path that has no page, used for paths that can't be decoded. */
const UNKNOWN_PATH = '/404';

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return UNKNOWN_PATH;
  }
}

function findPage(path: string, data: SiteData): Page {
  const decoded = decodePath(path);
  return pages.find((page) => matchPath(page.path, decoded) && page.load(data)) ?? notFoundPage;
}

function renderPage(request: SiteRequest, serverData: SiteData, isInSteps = false): SitePage {
  const page = findPage(request.path, serverData);
  const Component: Page['Component'] = (props) => page.Component(props);
  const data = page.load(serverData) ?? serverData;
  const site = createSite(request, data, isInSteps);
  const head = page.head(data, site);
  const style = styleOf(page, head);
  const html = renderToStaticMarkup(
    <html
      lang={site.language}
      dir={directionOf[site.language]}
      data-dinar={site.dinarSign === 'arabic' ? site.dinarSign : undefined}
    >
      <SiteContext value={site}>
        <Head head={head} style={style} />
        <body {...page.bodyAttributes?.(data)}>
          <Component data={data} />
        </body>
      </SiteContext>
    </html>,
  );
  return {
    status: page.status,
    html: `<!doctype html>${html}`,
    style,
    validUntil: page.validUntil?.(data, site) ?? null,
  };
}

/**
 * Renders a page, and returns what the server needs to send it: status, inline CSS, and the instant at which the page
 * becomes outdated.
 */
export const render = (request: SiteRequest, data: SiteData): SitePage => renderPage(request, data);

/**
 * Renders a menu section by section. A large menu takes about ten milliseconds; between sections, the server can answer
 * other requests.
 * @param pause awaited before each section
 */
export async function renderInSteps(
  request: SiteRequest,
  menu: SiteMenu,
  pause: () => Promise<unknown>,
): Promise<SitePage> {
  const data = { kind: 'menu', menu } as const;
  const page = renderPage(request, data, true);
  return { ...page, html: await renderSections(page.html, menu, createSite(request, data), pause) };
}

/** The web app manifest of a menu, as JSON. */
export const manifest = (request: SiteRequest, menu: SiteMenu): string => webManifest(menu, request);
