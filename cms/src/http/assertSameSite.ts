import type { Context } from 'koa';
import { clientAddress } from './rate-limits/clientAddress';
import { isForeign } from '../config/origin';
import { logSecurity } from '../config/securityLog';
import { HttpError } from '../errors/httpError';

const WORDS = {
  ar: 'رُفض الطلب لأنه صادر عن موقع آخر.',
  en: 'The request was refused because it comes from another site.',
};

/**
 * Rejects unsafe requests that a page of another site sends with a visitor's session.
 * (docs/spec/api.md#csrf-protection)
 * @throws {HttpError} 403
 */
export function assertSameSite(ctx: Context): void {
  if (!isForeign(ctx.req)) return;
  logSecurity('origin-refused', { method: ctx.method, client: clientAddress(ctx) });
  throw new HttpError(403, WORDS);
}
