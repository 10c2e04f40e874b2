/**
 * A signed, long-lived cookie with the accounts to which a browser has signed in. Attempts of such a browser have
 * their own limits, which unknown browsers can't use up. The cookie grants no access.
 * (docs/spec/api.md#log-in-attempts)
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import { secretFor } from '../../config/secrets';
import { appendCookie, cookieReader } from './cookie';

const COOKIE_NAME = 'qaima_device';

/** 400 days, the longest lifetime that browsers accept. */
const COOKIE_MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

/** The maximum number of accounts per browser, such as a family's tablet or a till. */
const MAX_ACCOUNTS = 10;

/** The browser's id, followed by a signature per account. Each has 16 bytes, as base64url. */
const readDevice = cookieReader(COOKIE_NAME, `[\\w-]{22}(?:\\.[\\w-]{22}){1,${MAX_ACCOUNTS}}`);

let key: string | undefined;

function signatureOf(id: string, userId: number): string {
  key ??= secretFor('device cookies');
  return createHmac('sha256', key).update(`${id} ${userId}`).digest().subarray(0, 16).toString('base64url');
}

interface Device {
  readonly id: string;
  readonly signatures: readonly string[];
}

function deviceOf(req: IncomingMessage): Device | null {
  const [id, ...signatures] = readDevice(req)?.split('.') ?? [];
  return id === undefined ? null : { id, signatures };
}

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The browser's id if it has signed in to this account before; otherwise null. */
export function knownDevice(req: IncomingMessage, userId: number): string | null {
  const device = deviceOf(req);
  if (!device) return null;
  const signature = signatureOf(device.id, userId);
  return device.signatures.some((held) => isSame(held, signature)) ? device.id : null;
}

/** Adds an account to the browser's cookie. */
export function rememberDevice(ctx: Context, userId: number): void {
  const { id, signatures } = deviceOf(ctx.req) ?? { id: randomBytes(16).toString('base64url'), signatures: [] };
  const signature = signatureOf(id, userId);
  const others = signatures.filter((held) => held !== signature).slice(0, MAX_ACCOUNTS - 1);
  appendCookie(ctx, COOKIE_NAME, [id, signature, ...others].join('.'), COOKIE_MAX_AGE_SECONDS);
}
