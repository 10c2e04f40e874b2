import { plain } from './answers';
import { pathOf, type Space } from './door';

/** `GET /healthz`: 200 from the moment the server listens, for by then it is ready. */
export const health: Space = {
  name: 'health',
  handle(req, res) {
    if (pathOf(req) !== '/healthz') return false;
    plain(res, 200, 'ok');
    return true;
  },
};
