/** Renders the site. Pure: equal arguments give equal pages, without reading a clock, the network or files. */
import { renderToStaticMarkup } from 'react-dom/server';
import { matchPath } from 'react-router-dom';
import { Head } from './document/Head.js';
import type { Page } from './document/page.js';
import { createSite, SiteContext, type Site } from './document/siteContext.js';
import { styleOf } from './document/pageStyle.js';
import { directionOf } from './i18n/messages.js';
import { notFoundPage } from './pages/errors/page.js';
import { assemblePage, renderSections, type SectionCache } from './pages/menu/renderSections.js';
import { webManifest } from './pages/menu/webManifest.js';
import { pages } from './pages/pages.js';
import type { SiteData, SiteMenu, SitePage, SiteRequest } from './document/siteTypes.js';

export type { RenderedSections, SectionCache } from './pages/menu/renderSections.js';
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

function renderPage(request: SiteRequest, serverData: SiteData, sections: Site['sections'] = null): SitePage {
  const page = findPage(request.path, serverData);
  const Component: Page['Component'] = (props) => page.Component(props);
  const data = page.load(serverData) ?? serverData;
  const site = createSite(request, data, sections);
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

/** A page in UTF-8. */
export interface AssembledPage extends Omit<SitePage, 'html'> {
  /** The parts of the document, in order. */
  readonly parts: readonly Uint8Array[];
}

/**
 * Renders a menu's page section by section, with the sections that the cache contains.
 * @param pause awaited before each rendered section, so that the server can answer other requests
 */
export async function renderInSteps(
  request: SiteRequest,
  menu: SiteMenu,
  cache: SectionCache,
  pause: () => Promise<unknown>,
): Promise<AssembledPage> {
  const data = { kind: 'menu', menu } as const;
  const sections = await renderSections(menu, createSite(request, data), cache, pause);
  const { html, ...page } = renderPage(request, data, sections);
  return { ...page, parts: assemblePage(html, sections) };
}

/** The web app manifest of a menu, as JSON. */
export const manifest = (request: SiteRequest, menu: SiteMenu): string => webManifest(menu, request);
