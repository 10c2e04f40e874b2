/** Sends one event to one address, by Standard Webhooks 1.0. (docs/spec/api.md#webhooks) */
import { createHmac } from 'node:crypto';
import { request as requestHttp, type ClientRequest, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { DeliveryFailure } from '@qaima/schemas';
import { AddressError, resolveAddress, type AddressRules, type ResolvedAddress } from '../../http/publicAddress';

/** The time (ms) for a whole try, with looking up the address. */
const TIMEOUT_MS = 10_000;

export const SECRET_PREFIX = 'whsec_';

export interface Message {
  readonly id: string;
  /** The JSON that is sent. */
  readonly body: string;
}

/** @param at when it is sent, in seconds @param secrets the newest first */
export function signatureOf({ id, body }: Message, at: number, secrets: readonly string[]): string {
  const sign = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64'))
      .update(`${id}.${at}.${body}`)
      .digest('base64');
  return secrets.map((secret) => `v1,${sign(secret)}`).join(' ');
}

/** How a try ended. */
export interface Outcome {
  /** Of the response; null without one. */
  readonly status: number | null;
  readonly failure: DeliveryFailure | null;
  readonly ms: number;
}

export const isReceived = ({ status }: Pick<Outcome, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300;

/** Connects to the resolved address only; the name stays in `Host` and in the TLS handshake. */
function open(url: URL, to: ResolvedAddress, options: RequestOptions): ClientRequest {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const lookup: RequestOptions['lookup'] = (_host, { all }, answer) =>
    all ? answer(null, [to]) : answer(null, to.address, to.family);
  return request(url, { ...options, method: 'POST', agent: false, lookup });
}

/** Resolves with the status. Redirects are not followed, and nothing of the body is read. */
function post(url: URL, to: ResolvedAddress, headers: RequestOptions['headers'], body: Buffer, signal: AbortSignal) {
  return new Promise<number>((resolve, reject) => {
    const request = open(url, to, { headers: { ...headers, 'content-length': body.length }, signal });
    request.on('response', (response) => {
      response.on('error', () => undefined);
      resolve(response.statusCode ?? 0);
      request.destroy();
    });
    request.on('error', reject);
    request.end(body);
  });
}

const rejectOn = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The time is over.')), { once: true });
  });

/** Tries once to send a message. Never rejects. */
export async function sendMessage(
  message: Message,
  { url: text, secrets }: { readonly url: string; readonly secrets: readonly string[] },
  rules: AddressRules,
  timeout = TIMEOUT_MS,
): Promise<Outcome> {
  const begun = performance.now();
  const signal = AbortSignal.timeout(timeout);
  const ended = (status: number | null, failure: DeliveryFailure | null): Outcome => ({
    status,
    failure,
    ms: Math.round(performance.now() - begun),
  });
  const attempt = async () => {
    const { url, to } = await resolveAddress(text, rules);
    const at = Math.floor(Date.now() / 1000);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Qaima-Webhooks',
      'webhook-id': message.id,
      'webhook-timestamp': String(at),
      'webhook-signature': signatureOf(message, at, secrets),
    };
    return post(url, to, headers, Buffer.from(message.body), signal);
  };
  try {
    return ended(await Promise.race([attempt(), rejectOn(signal)]), null);
  } catch (error) {
    if (error instanceof AddressError) return ended(null, 'address');
    return ended(null, signal.aborted ? 'timeout' : 'connection');
  }
}
