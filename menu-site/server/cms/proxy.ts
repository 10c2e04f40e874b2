/** Proxies requests to the CMS without buffering: a slow side slows the other down, and a disconnect ends both. */
import type { ClientRequest, IncomingMessage } from 'node:http';
import { IDLE_CONNECTION_MS } from '../http/connectionLimits.js';
import type { RequestContext } from '../http/requestContext.js';
import { isNotConnected, type CmsConnection } from './connection.js';
import { headersToCms, headersToClient } from './headers.js';
import type { CmsState } from './availability.js';

/** How long a request waits for a restarting CMS before its body is read. */
export const CMS_WAIT_MS = 10_000;

/** Methods that are safe to repeat. */
const SAFE_METHODS: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'OPTIONS']);

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

export interface CmsProxyOptions {
  readonly connection: CmsConnection;
  readonly state: CmsState;
  readonly trustedProxies: number;
  /** The secret shared by front server and CMS. */
  readonly token: string;
  readonly waitMs?: number;
  /** Receives internal errors. */
  readonly failed: (error: unknown, context: RequestContext) => void;
}

export interface CmsProxy {
  /** @param unavailable answers a request for which the CMS did not come back @param waits whether it is waited for at all */
  readonly forward: (context: RequestContext, unavailable: (context: RequestContext) => void, waits?: boolean) => true;
  /** Ends open event streams, which do not end by themselves, and from then on each one as it opens. */
  readonly endStreams: () => void;
}

/** Why an attempt got no response. */
type Failure = 'not-connected' | 'broken' | 'left';

export function createCmsProxy(settings: CmsProxyOptions): CmsProxy {
  const { connection, state, trustedProxies, token, failed, waitMs = CMS_WAIT_MS } = settings;
  /** Functions that end the open event streams. */
  const streams = new Set<() => void>();
  let endsStreams = false;

  function sendCmsResponse({ req, res }: RequestContext, request: ClientRequest, answer: IncomingMessage): void {
    req.socket.setTimeout(IDLE_CONNECTION_MS);
    const headers = headersToClient(answer);
    // `writeHead` would replace repeated headers such as `Set-Cookie` once any header is set.
    for (let at = 0; at < headers.length; at += 2) res.appendHeader(headers[at] ?? '', headers[at + 1] ?? '');
    const isStream = answer.headers['content-type']?.startsWith('text/event-stream') === true;
    // Turns off nginx's response buffering.
    if (isStream) res.setHeader('X-Accel-Buffering', 'no');
    res.writeHead(answer.statusCode ?? 502, answer.statusMessage);
    // A stream's headers must not wait for its first chunk.
    if (answer.headers['content-length'] === undefined) res.flushHeaders();
    if (isStream) {
      const end = () => {
        answer.unpipe(res);
        res.end();
        request.destroy();
      };
      streams.add(end);
      res.once('close', () => streams.delete(end));
    }
    // A truncated response must not look complete.
    answer.once('error', () => res.destroy());
    answer.once('close', () => {
      if (!answer.complete && !res.writableEnded) res.destroy();
    });
    answer.pipe(res);
    // A browser that reconnects reaches the next process.
    if (isStream && endsStreams) for (const end of streams) end();
  }

  /** @returns null once an answer has begun */
  function attempt(context: RequestContext): Promise<{ failure: Failure; wasSent: boolean } | null> {
    const { req, res } = context;
    return new Promise((resolve) => {
      const body = hasBody(req);
      const isSafe = SAFE_METHODS.has(req.method);
      let wasSent = false;
      const request = connection.request({
        method: req.method,
        path: req.url,
        headers: {
          ...headersToCms(req, trustedProxies, token),
          ...(req.headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' }),
          // With `close`, the CMS's connection would end under a body that is still being sent, and the response
          // would be lost.
          connection: 'keep-alive',
        },
        setHost: false,
        // A kept-alive connection may be closing, and then it is unknown whether a write arrived.
        fresh: !isSafe,
      });
      request.useChunkedEncodingByDefault = body;

      const left = () => request.destroy();
      res.once('close', left);
      const sendBody = () => {
        wasSent = true;
        req.pipe(request);
        req.once('end', () => req.socket.setTimeout(0));
      };
      request.on('error', (error) => {
        res.off('close', left);
        // Once the response has begun, its end determines the outcome.
        if (res.destroyed) resolve({ failure: 'left', wasSent });
        else resolve({ failure: isNotConnected(error) ? 'not-connected' : 'broken', wasSent });
      });
      request.once('close', () => {
        req.unpipe(request);
        // The response came before the whole body: discard the rest, because a client that is still sending does not
        // read otherwise.
        if (wasSent && !req.complete) req.resume();
      });
      request.once('response', (answer) => {
        if (res.destroyed) {
          request.destroy();
          resolve({ failure: 'left', wasSent });
          return;
        }
        state.answered();
        sendCmsResponse(context, request, answer);
        resolve(null);
      });
      if (!body) {
        wasSent = !isSafe;
        req.socket.setTimeout(0);
        request.end();
      } else if (req.headers.expect?.toLowerCase() === '100-continue') {
        request.once('continue', () => {
          res.writeContinue();
          sendBody();
        });
        request.flushHeaders();
      } else {
        request.flushHeaders();
        // The body is not read before the CMS is connected.
        request.once('socket', (socket) => {
          if (socket.connecting) socket.once('connect', sendBody);
          else sendBody();
        });
      }
    });
  }

  async function forwardRequest(
    context: RequestContext,
    unavailable: (context: RequestContext) => void,
    waits: boolean,
  ) {
    const { req, res } = context;
    const end = performance.now() + waitMs;
    // Creating an AbortController takes about 30 µs; most requests need none.
    async function wait(): Promise<boolean> {
      if (!waits || res.destroyed) return false;
      const left = new AbortController();
      const abort = () => left.abort();
      res.once('close', abort);
      const isBack = await state.waitUntilBack(end - performance.now(), left.signal);
      res.off('close', abort);
      return isBack;
    }
    let repeated = false;
    for (;;) {
      if (state.isDraining()) {
        if (await wait()) continue;
        break;
      }
      const ended = await attempt(context);
      if (ended === null || ended.failure === 'left') return;
      if (ended.failure === 'not-connected' && !req.readableDidRead) {
        state.failed();
        if (await wait()) continue;
        break;
      }
      if (ended.failure === 'broken' && SAFE_METHODS.has(req.method) && !ended.wasSent && !repeated) {
        repeated = true;
        continue;
      }
      break;
    }
    if (res.destroyed) return;
    req.socket.setTimeout(IDLE_CONNECTION_MS);
    // Discards the rest of the body, so that the client reads the response.
    if (hasBody(req)) req.resume();
    unavailable(context);
  }

  return {
    forward(context, unavailable, waits = true) {
      forwardRequest(context, unavailable, waits).catch((error: unknown) => failed(error, context));
      return true;
    },
    endStreams() {
      endsStreams = true;
      for (const end of streams) end();
    },
  };
}
