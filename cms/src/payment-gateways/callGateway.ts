/** The only way in which the server calls payment gateways. Neither requests nor answers are logged. */
import type { IncomingMessage } from 'node:http';
import { parseJson } from '../api-runtime/serialize';
import { openRequest } from '../http/openRequest';
import { resolveAddress, resolveHost, type AddressRules } from '../http/publicAddress';
import { GatewayError } from './gateway';

/** The time (ms) for a whole call, with looking up the address. */
const TIMEOUT_MS = 10_000;

/** The largest answer. */
const MAX_ANSWER_BYTES = 256 * 1024;

export interface GatewayRequest {
  readonly method: 'GET' | 'POST';
  readonly host: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly json?: unknown;
}

export interface GatewayAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** @throws {GatewayError} `away` without a usable answer, `credentials` for 401 and 403 */
export type CallGateway = (request: GatewayRequest) => Promise<GatewayAnswer>;

async function readAnswer(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) throw new GatewayError('away');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function exchange(request: GatewayRequest, rules: AddressRules, signal: AbortSignal): Promise<GatewayAnswer> {
  const scheme = rules.allowed.includes(request.host) ? 'http' : 'https';
  const { url, to } = await resolveAddress(`${scheme}://${request.host}${request.path}`, rules);
  signal.throwIfAborted();
  const body = request.json === undefined ? null : Buffer.from(JSON.stringify(request.json));
  const headers = {
    accept: 'application/json',
    'user-agent': 'Qaima',
    ...(body ? { 'content-type': 'application/json', 'content-length': String(body.length) } : {}),
    ...request.headers,
  };
  return new Promise((resolve, reject) => {
    const outgoing = openRequest(url, to, { method: request.method, headers, signal });
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      readAnswer(response)
        .then((text) => resolve({ status: response.statusCode ?? 0, body: parseJson(text) }), reject)
        .finally(() => outgoing.destroy());
    });
    outgoing.end(body);
  });
}

const rejectOn = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new GatewayError('away')), { once: true });
  });

/**
 * Creates the calls of one gateway. Redirects are not followed.
 * @param hosts those that it may call; others are a fault of the caller
 * @param rules for tests: `allowed` hosts are called without TLS
 */
export function createGatewayCall(
  hosts: readonly string[],
  rules: AddressRules = { allowed: [], resolve: resolveHost },
  timeout = TIMEOUT_MS,
): CallGateway {
  return async (request) => {
    if (!hosts.includes(request.host)) throw new Error('This host is not one of the gateway.');
    const signal = AbortSignal.timeout(timeout);
    const answer = await Promise.race([exchange(request, rules, signal), rejectOn(signal)]).catch((error: unknown) => {
      throw error instanceof GatewayError ? error : new GatewayError('away');
    });
    if (answer.status === 401 || answer.status === 403) throw new GatewayError('credentials');
    if (answer.status < 200 || answer.status >= 500 || (answer.status >= 300 && answer.status < 400))
      throw new GatewayError('away');
    return answer;
  };
}
