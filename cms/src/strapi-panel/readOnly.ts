/**
 * Makes content read-only in the panel, because its writes would bypass the domain's validation. Owners edit menus in
 * their area, staff edit orders in the console. Users can still be edited in the panel (`strapiPanelRules.ts`).
 */
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { IncomingMessage } from 'node:http';
import { strapiAdminService } from './strapiAdminServices';

const WRITING = /^plugin::content-manager\.explorer\.(?:create|update|delete|publish)$/;

const isContent = (uid: string): boolean => uid.startsWith('api::');

/**
 * Registers the actions that write without the content types, so that no role gets these permissions and the panel
 * hides the buttons. Each process resets the stored permissions when it loads Strapi, so all of them must call this,
 * before the bootstrap: commands too, and servers whose panel is closed.
 */
export function withholdWritePermissions(strapi: Core.Strapi): void {
  strapiAdminService(strapi, 'admin::permission').actionProvider.hooks.willRegister.register(({ value }) => {
    if (WRITING.test(value.actionId)) value.subjects = (value.subjects ?? []).filter((uid) => !isContent(uid));
  });
}

const READ_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Matches the URLs of this product's content types, however they are encoded, and of the media library. */
const REFUSED = /^\/(?:content-manager\/[^?]*api(?::|%3a){2}|upload(?:[/?]|$))/i;

/** Whether a request to the panel would write content. The URL is without the panel's prefix. */
export const isContentWrite = ({ method, url }: IncomingMessage): boolean =>
  !READ_METHODS.includes(method ?? '') && REFUSED.test(url ?? '');

const MESSAGE =
  'This panel shows the content without changing it. Menus are edited at /m/{id}/admin, orders at /ordering-manager.';

/** Rejects a write with an error in the panel's format. */
export function rejectWrite(ctx: Context): void {
  ctx.status = 403;
  ctx.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  ctx.body = { data: null, error: { status: 403, name: 'ForbiddenError', message: MESSAGE, details: {} } };
}
