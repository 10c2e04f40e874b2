import type { Core } from '@strapi/strapi';
import type { RequestListener } from 'node:http';
import { notFound, plain } from '../door/answers';
import { isUnder, pathOf, type Space } from '../door/door';
import { isForeign } from '../origin';
import { refuseWrite, wouldWriteContent } from './readOnly';
import { PANEL_URL } from './url';

/**
 * Strapi's panel, pages and calls alike, under `/cms`; all of it is not found while it is closed.
 *
 * Strapi routes its own things at the root (`/admin`, `/content-manager`, `/upload`, ...). Here the prefix is taken
 * off and only those first parts are let through, so that nothing else of Koa's, the API least of all, can be
 * reached by this way round the checks of its own.
 */
export function panelSpace(strapi: Core.Strapi, koa: RequestListener, open: boolean): Space {
  const rooms = new Set(['admin', 'uploads', ...Object.keys(strapi.plugins)]);
  return {
    name: 'panel',
    handle(req, res) {
      const path = pathOf(req);
      if (!isUnder(path, PANEL_URL)) return false;
      const within = path.slice(PANEL_URL.length);
      const [, room = ''] = within.split('/');
      if (open && (within === '' || within === '/')) {
        res.writeHead(302, { Location: `${PANEL_URL}/admin` }).end();
      } else if (!open || !rooms.has(room)) {
        notFound(req, res);
      } else if (isForeign(req)) {
        plain(res, 403, 'Refused: the request comes from another site (403)');
      } else {
        req.url = req.url?.slice(PANEL_URL.length) ?? '';
        if (wouldWriteContent(req)) refuseWrite(res);
        else koa(req, res);
      }
      return true;
    },
  };
}
