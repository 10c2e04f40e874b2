/** Who calls: a session, an API key, a printer or a front server, found by the request's credentials. */
import { printerSchema, propertyOf, type Access, type Endpoint, type Printer, type Scope } from '@qaima/schemas';
import type { Context } from 'koa';
import type { Row } from '../database/columnValues';
import { rows } from '../database/rows';
import { HttpError } from '../errors/httpError';
import { findKey, sentKey, type FoundKey } from './findKey';
import { assertSameSite } from '../http/assertSameSite';
import { limitKey } from '../http/rate-limits/rateLimiter';
import { isFromFront } from '../http/frontToken';
import { sessionOf, type StoredSession } from '../http/sessions/session';
import { serialize } from './serialize';

export interface SessionPrincipal {
  readonly kind: 'session';
  readonly session: StoredSession;
}

export interface KeyPrincipal {
  readonly kind: 'key';
  readonly key: FoundKey;
}

export interface PrinterPrincipal {
  readonly kind: 'printer';
  readonly row: Row;
  readonly printer: Printer;
}

interface FrontServerPrincipal {
  readonly kind: 'front-server';
}

export type Principal = SessionPrincipal | KeyPrincipal | PrinterPrincipal | FrontServerPrincipal;

/** The principal of a call that is let in; null for visitors. */
export type PrincipalFor<C extends Pick<Endpoint, 'access' | 'scope'>> =
  PrincipalByAccess<C['access']> | (C extends { readonly scope: Scope } ? KeyPrincipal : never);

type PrincipalByAccess<A extends Access> = A extends 'printer'
  ? PrinterPrincipal
  : A extends 'front-server'
    ? FrontServerPrincipal
    : A extends 'visitor'
      ? SessionPrincipal | null
      : SessionPrincipal;

const PRINTER_TOKEN = /^[a-z0-9]{24}$/;

async function findPrinter(ctx: Context): Promise<PrinterPrincipal | null> {
  const token = propertyOf(ctx['params'], 'token');
  if (typeof token !== 'string' || !PRINTER_TOKEN.test(token)) return null;
  const row = await rows('api::printer.printer').findOne({ where: { token } });
  return row && { kind: 'printer', row, printer: serialize(printerSchema, row) };
}

const INVALID_KEY = {
  ar: 'هذا المفتاح غير صالح، أو أُلغي، أو انتهت صلاحيته.',
  en: 'This API key is not valid, was revoked or has expired.',
};

/** The principal of a request with an API key, whose cookies then don't count. @throws {HttpError} 401, 429 */
async function principalOfKey(sent: string): Promise<KeyPrincipal> {
  const key = await findKey(sent, Date.now());
  if (!key) throw new HttpError(401, INVALID_KEY);
  await limitKey(key.id);
  return { kind: 'key', key };
}

async function findSession(ctx: Context): Promise<SessionPrincipal | null> {
  assertSameSite(ctx);
  const session = await sessionOf(ctx);
  return session && { kind: 'session', session };
}

/**
 * Finds who calls an endpoint, by the credentials that its access asks for; null without valid ones.
 * @throws {HttpError} 401 for an API key that is not valid, 403 if a page of another site sends an unsafe request with somebody's session
 */
export async function principalOf(access: Access, ctx: Context): Promise<Principal | null> {
  if (access === 'printer') return findPrinter(ctx);
  if (access === 'front-server') return isFromFront(ctx) ? { kind: 'front-server' } : null;
  const key = sentKey(ctx);
  return key === null ? findSession(ctx) : principalOfKey(key);
}
