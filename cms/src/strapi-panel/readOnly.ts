/**
 * Makes content read-only in the panel: its writes would bypass the domain's validation. Owners edit menus in their
 * area, staff edit orders in the console. Users stay editable, under their own rules.
 */
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { IncomingMessage } from 'node:http';
import { panelService } from './services';

const WRITING = /^plugin::content-manager\.explorer\.(?:create|update|delete|publish)$/;

const isContent = (uid: string): boolean => uid.startsWith('api::');

/** Removes write permissions for content from all roles, so the panel shows no such buttons. */
export async function removeWritePermissions(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = panelService(strapi, 'admin::permission');
  for (const action of actionProvider.values()) {
    if (WRITING.test(action.actionId)) action.subjects = (action.subjects ?? []).filter((uid) => !isContent(uid));
  }
  await panelService(strapi, 'admin::role').resetSuperAdminPermissions();
}

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** Our content, however its path is encoded, and the media library. */
const REFUSED = /^\/(?:content-manager\/[^?]*api(?::|%3a){2}|upload(?:[/?]|$))/i;

/** Whether a request, without the panel's prefix, would write content. */
export const isContentWrite = ({ method, url }: IncomingMessage): boolean =>
  !READING.includes(method ?? '') && REFUSED.test(url ?? '');

const MESSAGE =
  'This panel shows the content without changing it. Menus are edited at /m/{id}/admin, orders at /ordering-manager.';

/** Rejects a write with an error in the panel's format. */
export function rejectWrite(ctx: Context): void {
  ctx.status = 403;
  ctx.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  ctx.body = { data: null, error: { status: 403, name: 'ForbiddenError', message: MESSAGE, details: {} } };
}
