import type { RequestListener } from 'node:http';
import { API_PREFIX } from '@qaima/schemas';
import { isUnder, pathOf, type Space } from './door';

/** Everything under `/api/v1`, known or not: Koa answers it, through `middlewares/contract.ts`. */
export function api(koa: RequestListener): Space {
  return {
    name: 'api',
    handle(req, res) {
      if (!isUnder(pathOf(req), API_PREFIX)) return false;
      koa(req, res);
      return true;
    },
  };
}
