/**
 * The panel shows the product's content and does not write it: what it would store passes none of the domain's checks. Its
 * owners edit menus in their area, staff edit orders in theirs. Users stay editable here, by the checks of their own.
 */
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { IncomingMessage } from 'node:http';

/** Strapi's services as far as they are used here; it has no types for them. */
interface Permissions {
  readonly actionProvider: {
    values(): readonly { readonly actionId: string; subjects?: readonly string[] | null }[];
  };
}
interface Roles {
  resetSuperAdminPermissions(): Promise<void>;
}

const WRITING = /^plugin::content-manager\.explorer\.(?:create|update|delete|publish)$/;

const isContent = (uid: string): boolean => uid.startsWith('api::');

/** Takes the permissions to write content away from all roles, so that the panel's screens offer no such button. */
export async function removeWritePermissions(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = strapi.service('admin::permission') as unknown as Permissions;
  for (const action of actionProvider.values()) {
    if (WRITING.test(action.actionId)) action.subjects = (action.subjects ?? []).filter((uid) => !isContent(uid));
  }
  await (strapi.service('admin::role') as unknown as Roles).resetSuperAdminPermissions();
}

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** Content of ours, however the path to it is encoded, and the media library, whose files no menu knows. */
const REFUSED = /^\/(?:content-manager\/[^?]*api(?::|%3a){2}|upload(?:[/?]|$))/i;

/** Whether a request of the panel, given without the panel's prefix, would write content. */
export const isContentWrite = ({ method, url }: IncomingMessage): boolean =>
  !READING.includes(method ?? '') && REFUSED.test(url ?? '');

const MESSAGE =
  'This panel shows the content without changing it. Menus are edited at /m/{id}/admin, orders at /ordering-manager.';

/** Refuses a write in the form in which the panel shows errors. */
export function rejectWrite(ctx: Context): void {
  ctx.status = 403;
  ctx.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  ctx.body = { data: null, error: { status: 403, name: 'ForbiddenError', message: MESSAGE, details: {} } };
}
