import { contentLanguage, inLanguage, publicMenu, type Language } from '@qaima/schemas';
import type { RequestContext } from '../http/requestContext.js';
import { sendUncached, type VisitorData } from './uncachedVisitorData.js';
import { menuHeaders } from './securityHeaders.js';
import type { SiteRenderer } from './renderer.js';

/**
 * Shows a closed menu to the people who manage it.
 * @returns a function that sends the menu's page if the reader is an admin of the menu or staff; resolves to whether
 *   the page was sent
 */
export const createMenuPreview =
  (site: SiteRenderer, reader: VisitorData) =>
  async (context: RequestContext, name: string, language: Language): Promise<boolean> => {
    const menu = await reader.menu(context, name);
    if (!menu) return false;
    const page = site.renderPage(context.path, language, {
      kind: 'menu',
      isPreview: true,
      menu: publicMenu(inLanguage(menu, contentLanguage(menu.languages, language)), Date.now()),
    });
    sendUncached(context.res, page.status, menuHeaders(page.style), page.html);
    return true;
  };
