import type { IncomingMessage } from 'node:http';
import { readToken } from '../session/cookie';
import { findSession, type Held, type SignedIn } from '../session/store';

/** The session of who asks for a page; null for a visitor. */
export async function readerSession(req: IncomingMessage): Promise<Held | null> {
  const token = readToken(req);
  return token === null ? null : findSession(token);
}

/** Who asks for a page, by the session of their cookie; null for a visitor. */
export async function readerOf(req: IncomingMessage): Promise<SignedIn | null> {
  return (await readerSession(req))?.account ?? null;
}
