/** The session of a request. */
import { deviceName } from '@qaima/schemas';
import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import { logError } from '../../config/log';
import { readToken, writeToken } from './cookie';
import { knownDevice, rememberDevice } from './knownDevice';
import { closeSession, findSession, extendSession, SESSION_TTL_MS, type StoredSession, type NewSession } from './store';

export type { SignedIn, StoredSession } from './store';

const SESSION_TTL_SECONDS = SESSION_TTL_MS / 1000;

/** Caches the session, so that each request needs only one query. */
const loadedSessions = new WeakMap<IncomingMessage, Promise<StoredSession | null>>();

async function loadSession(ctx: Context): Promise<StoredSession | null> {
  const token = readToken(ctx.req);
  if (token === null) return null;
  const held = await findSession(token);
  if (held?.ageing) {
    // If the session can't be extended, the request still succeeds.
    await extendSession(held.id).then(() => writeToken(ctx, token, SESSION_TTL_SECONDS), logError);
    // Browsers that signed in with an earlier version do not have this cookie yet.
    if (knownDevice(ctx.req, held.account.id) === null) rememberDevice(ctx, held.account.id);
  }
  return held;
}

export function sessionOf(ctx: Context): Promise<StoredSession | null> {
  let found = loadedSessions.get(ctx.req);
  if (found === undefined) {
    found = loadSession(ctx);
    loadedSessions.set(ctx.req, found);
  }
  return found;
}

/** Sets the session cookie and ends the browser's previous session. */
export async function setSession(ctx: Context, { token, userId }: NewSession): Promise<void> {
  const former = readToken(ctx.req);
  // Errors are only logged, because the new session is already open.
  if (former !== null) await closeSession(former).catch(logError);
  writeToken(ctx, token, SESSION_TTL_SECONDS);
  rememberDevice(ctx, userId);
}

/** The browser and operating system, for display; empty if unknown. */
export const deviceOf = (ctx: Context): string => deviceName(ctx.get('User-Agent'));

/** Ends the session and clears the cookie. */
export async function clearSession(ctx: Context): Promise<void> {
  const token = readToken(ctx.req);
  if (token !== null) await closeSession(token);
  writeToken(ctx, null);
}
