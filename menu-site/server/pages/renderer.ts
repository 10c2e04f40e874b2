/** Renders pages for all routes. */
import type { Language, SiteData, SitePage } from '@qaima/schemas';
import { manifest, render, renderInSteps } from '../../src/entry-server.js';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SiteMenu } from '../../src/document/siteTypes.js';

export interface SiteRenderer {
  readonly renderPage: (path: string, language: Language, data: SiteData) => SitePage;
  /** Renders a menu's page in steps, so that the server can answer other requests in between. */
  readonly renderMenu: (path: string, language: Language, menu: SiteMenu) => Promise<SitePage>;
  /** The web app manifest of a menu, as JSON. */
  readonly renderManifest: (path: string, language: Language, menu: SiteMenu) => string;
}

/** @param origin the start of absolute URLs, without a trailing slash */
export const createSiteRenderer = (origin: string): SiteRenderer => ({
  renderPage: (path, language, data) => render({ path, language, origin, now: Date.now() }, data),
  renderMenu: (path, language, menu) =>
    renderInSteps({ path, language, origin, now: Date.now() }, menu, () => nextTurn()),
  renderManifest: (path, language, menu) => manifest({ path, language, origin, now: Date.now() }, menu),
});
