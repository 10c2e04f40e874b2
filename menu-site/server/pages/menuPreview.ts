/** A menu that is closed to visitors, as those who look after it see it: rendered for them alone, and never cached. */
import { publicMenu, type Language } from '@qaima/schemas';
import type { RequestContext } from '../http/requestContext.js';
import { sendOnce, type Personal } from './visitorData.js';
import { menuHeaders } from './securityHeaders.js';
import type { Site } from './renderer.js';

/** @returns what sends the page of a closed menu to its admins and staff, and says whether it did */
export const previews =
  (site: Site, reader: Personal) =>
  async (context: RequestContext, name: string, language: Language): Promise<boolean> => {
    const menu = await reader.menu(context, name);
    if (!menu) return false;
    const page = site.renderPage(context.path, language, { kind: 'menu', menu: publicMenu(menu) });
    sendOnce(context.res, page.status, menuHeaders(page.style), page.html);
    return true;
  };
