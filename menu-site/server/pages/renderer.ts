/** Renders pages for all routes. */
import type { Language, SiteData, SitePage } from '@qaima/schemas';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SiteMenu } from '../../src/document/siteTypes.js';
import { manifest, render, renderInSteps, type AssembledPage } from '../../src/entry-server.js';
import { createSectionCache } from './sectionCache.js';

export interface SiteRenderer {
  readonly renderPage: (path: string, language: Language, data: SiteData) => SitePage;
  /**
   * Renders a menu's page in steps, so that the server can answer other requests in between. Sections that have not
   * changed since the menu's last page are not rendered again.
   */
  readonly renderMenu: (path: string, language: Language, menu: SiteMenu) => Promise<AssembledPage>;
  /** The web app manifest of a menu, as JSON. */
  readonly renderManifest: (path: string, language: Language, menu: SiteMenu) => string;
}

/** @param origin the start of absolute URLs, without a trailing slash */
export function createSiteRenderer(origin: string): SiteRenderer {
  const sections = createSectionCache();
  const request = (path: string, language: Language) => ({ path, language, origin, now: Date.now() });
  return {
    renderPage: (path, language, data) => render(request(path, language), data),
    renderMenu: (path, language, menu) => renderInSteps(request(path, language), menu, sections, () => nextTurn()),
    renderManifest: (path, language, menu) => manifest(request(path, language), menu),
  };
}
