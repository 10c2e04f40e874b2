/** Personal data for pages: requested from the CMS with the reader's cookie, never cached. */
import {
  accountEndpoints,
  cartEndpoints,
  menuEndpoints,
  endpointUrl,
  factorEndpoints,
  type Account,
  type Cart,
  type Envelope,
  type Factors,
  type Menu,
  type RepeatPreview,
  type Session,
} from '@qaima/schemas';
import type { ServerResponse } from 'node:http';
import { CmsUnavailableError, PAGE_TIMEOUT_MS, type CmsClient } from '../cms/client.js';
import { headersForVisitor } from '../cms/headers.js';
import { pageLanguage, type RequestContext } from '../http/requestContext.js';
import { sendResponse } from '../http/responses.js';
import { parseJson } from '@qaima/schemas/core/json';

/** Requests that the front server sends on behalf of a reader. All throw {@link CmsUnavailableError}. */
export interface VisitorData {
  /** The signed-in account; null for a visitor or an expired session. */
  readonly account: (context: RequestContext) => Promise<Account | null>;
  /** The sessions of the signed-in account. */
  readonly sessions: (context: RequestContext) => Promise<readonly Session[]>;
  /** What the signed-in account is opened with. */
  readonly factors: (context: RequestContext) => Promise<Factors | null>;
  /** A menu as this reader may see it; null if it does not exist or access is denied. */
  readonly menu: (context: RequestContext, name: string) => Promise<Menu | null>;
  readonly cart: (context: RequestContext, cartId: string) => Promise<{ cart: Cart; rty: boolean } | null>;
  /** The lines of a submitted cart that can still be ordered. */
  readonly repeat: (context: RequestContext, cartId: string) => Promise<RepeatPreview | null>;
}

type DataOf<T> = Envelope<T>['data'];

/** With these statuses the CMS returns no data for the reader. 409 is the status of a menu that takes no orders. */
const NO_DATA_STATUSES: ReadonlySet<number> = new Set([401, 403, 404, 409]);

export function createVisitorData(client: CmsClient, trustedProxies: number): VisitorData {
  /** @returns `data` of the envelope; null if the CMS has no data for this reader */
  async function ask<D>(context: RequestContext, path: string): Promise<D | null> {
    const { status, headers, body } = await client.request({
      path,
      headers: headersForVisitor(context.req, trustedProxies, pageLanguage(context)),
      timeoutMs: PAGE_TIMEOUT_MS,
      waits: true,
    });
    // The CMS extends a session's cookie when the session is used.
    for (const cookie of headers['set-cookie'] ?? []) context.res.appendHeader('Set-Cookie', cookie);
    if (status === 200) return parseJson<{ readonly data: D }>(body.toString()).data;
    if (NO_DATA_STATUSES.has(status)) return null;
    throw new CmsUnavailableError(`it answers ${status}`);
  }

  return {
    async account(context) {
      if (!context.head.hasSession) return null;
      // This endpoint alone has a different envelope. (docs/spec/api.md#envelope)
      const found = await ask<{ readonly user?: Account }>(context, endpointUrl(accountEndpoints.me, {}));
      return found?.user ?? null;
    },
    async sessions(context) {
      return (await ask<DataOf<readonly Session[]>>(context, endpointUrl(accountEndpoints.sessions, {})))?.data ?? [];
    },
    async factors(context) {
      return (await ask<DataOf<Factors>>(context, endpointUrl(factorEndpoints.read, {})))?.data ?? null;
    },
    async menu(context, name) {
      return (await ask<DataOf<Menu>>(context, endpointUrl(menuEndpoints.read, { menuId: name })))?.data ?? null;
    },
    async cart(context, cartId) {
      const found = await ask<DataOf<Cart>>(context, endpointUrl(cartEndpoints.read, { cartId }));
      return found && { cart: found.data, rty: found.rty === true };
    },
    async repeat(context, cartId) {
      const path = endpointUrl(cartEndpoints.previewRepeat, { cartId });
      return (await ask<DataOf<RepeatPreview>>(context, path))?.data ?? null;
    },
  };
}

/** Sends a page that must not be cached. */
export function sendUncached(
  res: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  html: string,
): void {
  sendResponse(res, status, { ...headers, 'Cache-Control': 'no-store' }, html);
}
