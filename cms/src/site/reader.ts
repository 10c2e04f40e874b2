import type { IncomingMessage } from 'node:http';
import { readToken } from '../session/cookie';
import { findSession, type SignedIn } from '../session/store';

/** Who asks for a page, by the session of their cookie; null for a visitor. */
export async function readerOf(req: IncomingMessage): Promise<SignedIn | null> {
  const token = readToken(req);
  return token === null ? null : ((await findSession(token))?.account ?? null);
}
