/** Who is asking, and who stops to. */
import { deviceName } from '@qaima/schemas';
import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import { logError } from '../../config/log';
import { readToken, writeToken } from './cookie';
import { knownDevice, rememberDevice } from './knownDevice';
import { closeSession, findSession, moveOn, SESSION_LENGTH, type Held, type Opened, type SignedIn } from './store';

export type { SignedIn } from './store';

const SECONDS = SESSION_LENGTH / 1000;

/** One look for each request, however many ask. */
const looked = new WeakMap<IncomingMessage, Promise<Held | null>>();

async function look(ctx: Context): Promise<Held | null> {
  const token = readToken(ctx.req);
  if (token === null) return null;
  const held = await findSession(token);
  if (held?.ageing) {
    // A database that can't write just now is no reason to turn a reader away.
    await moveOn(held.id).then(() => writeToken(ctx, token, SECONDS), logError);
    // Browsers that signed in before there was such a cookie get one too.
    if (knownDevice(ctx.req, held.account.id) === null) rememberDevice(ctx, held.account.id);
  }
  return held;
}

/** The session of a request; null without one. */
export function sessionOf(ctx: Context): Promise<Held | null> {
  let found = looked.get(ctx.req);
  if (found === undefined) {
    found = look(ctx);
    looked.set(ctx.req, found);
  }
  return found;
}

/** Who holds the session of a request's cookie; null without one. */
export async function accountOf(ctx: Context): Promise<SignedIn | null> {
  return (await sessionOf(ctx))?.account ?? null;
}

/** Hands a session that was just opened to the browser; the one it had before ends. */
export async function enter(ctx: Context, { token, userId }: Opened): Promise<void> {
  const former = readToken(ctx.req);
  // The new one is open already: nobody is kept out because the old one can't be closed just now.
  if (former !== null) await closeSession(former).catch(logError);
  writeToken(ctx, token, SECONDS);
  rememberDevice(ctx, userId);
}

/** The browser and the system of a request, as a person recognises them; empty when it says neither. */
export const deviceOf = (ctx: Context): string => deviceName(ctx.get('User-Agent'));

/** Ends the session of a request on the server, and takes the cookie back. */
export async function leave(ctx: Context): Promise<void> {
  const token = readToken(ctx.req);
  if (token !== null) await closeSession(token);
  writeToken(ctx, null);
}
