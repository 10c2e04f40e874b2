/** Who is asking, and who stops to. */
import { deviceName } from '@qaima/schemas';
import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import { logError } from '../../config/log';
import { readToken, writeToken } from './cookie';
import { knownDevice, rememberDevice } from './knownDevice';
import {
  closeSession,
  findSession,
  extendSession,
  SESSION_TTL_MS,
  type StoredSession,
  type NewSession,
  type SignedIn,
} from './store';

export type { SignedIn } from './store';

const SESSION_TTL_SECONDS = SESSION_TTL_MS / 1000;

/** One look for each request, however many ask. */
const loadedSessions = new WeakMap<IncomingMessage, Promise<StoredSession | null>>();

async function loadSession(ctx: Context): Promise<StoredSession | null> {
  const token = readToken(ctx.req);
  if (token === null) return null;
  const held = await findSession(token);
  if (held?.ageing) {
    // A database that can't write just now is no reason to turn a reader away.
    await extendSession(held.id).then(() => writeToken(ctx, token, SESSION_TTL_SECONDS), logError);
    // Browsers that signed in before there was such a cookie get one too.
    if (knownDevice(ctx.req, held.account.id) === null) rememberDevice(ctx, held.account.id);
  }
  return held;
}

/** The session of a request; null without one. */
export function sessionOf(ctx: Context): Promise<StoredSession | null> {
  let found = loadedSessions.get(ctx.req);
  if (found === undefined) {
    found = loadSession(ctx);
    loadedSessions.set(ctx.req, found);
  }
  return found;
}

/** Who holds the session of a request's cookie; null without one. */
export async function accountOf(ctx: Context): Promise<SignedIn | null> {
  return (await sessionOf(ctx))?.account ?? null;
}

/** Hands a session that was just opened to the browser; the one it had before ends. */
export async function setSession(ctx: Context, { token, userId }: NewSession): Promise<void> {
  const former = readToken(ctx.req);
  // The new one is open already: nobody is kept out because the old one can't be closed just now.
  if (former !== null) await closeSession(former).catch(logError);
  writeToken(ctx, token, SESSION_TTL_SECONDS);
  rememberDevice(ctx, userId);
}

/** The browser and the system of a request, as a person recognises them; empty when it says neither. */
export const deviceOf = (ctx: Context): string => deviceName(ctx.get('User-Agent'));

/** Ends the session of a request on the server, and takes the cookie back. */
export async function clearSession(ctx: Context): Promise<void> {
  const token = readToken(ctx.req);
  if (token !== null) await closeSession(token);
  writeToken(ctx, null);
}
