/** @returns a function that sends a closed menu's page to its admins and staff, and returns whether it did */
import { contentLanguage, inLanguage, publicMenu, type Language } from '@qaima/schemas';
import type { RequestContext } from '../http/requestContext.js';
import { sendUncached, type VisitorData } from './uncachedVisitorData.js';
import { menuHeaders } from './securityHeaders.js';
import type { SiteRenderer } from './renderer.js';

/** @returns what sends the page of a closed menu to its admins and staff, and says whether it did */
export const createMenuPreview =
  (site: SiteRenderer, reader: VisitorData) =>
  async (context: RequestContext, name: string, language: Language): Promise<boolean> => {
    const menu = await reader.menu(context, name);
    if (!menu) return false;
    const page = site.renderPage(context.path, language, {
      kind: 'menu',
      menu: publicMenu(inLanguage(menu, contentLanguage(menu.languages, language)), Date.now()),
    });
    sendUncached(context.res, page.status, menuHeaders(page.style), page.html);
    return true;
  };
