/**
 * Proxies requests to the CMS without buffering: it reads from one side only as fast as the other side accepts data. If
 * one side disconnects, both connections end.
 */
import type { ClientRequest, IncomingMessage } from 'node:http';
import { IDLE_CONNECTION_MS } from '../http/connectionLimits.js';
import type { RequestContext } from '../http/requestContext.js';
import { isNotConnected, type CmsConnection } from './connection.js';
import { headersToCms, headersToClient } from './headers.js';
import type { CmsState } from './availability.js';

/** How long a request waits for a restarting CMS. The request's body is not read while the request waits. */
export const CMS_WAIT_MS = 10_000;

/** Methods that are safe to repeat. */
const SAFE_METHODS: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'OPTIONS']);

export const hasBody = ({ headers }: IncomingMessage) =>
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
  /**
   * Forwards a request to the CMS.
   * @param unavailable answers the request if the CMS is down and does not come back in time
   * @param waits whether to wait for a CMS that is down
   */
  readonly forward: (context: RequestContext, unavailable: (context: RequestContext) => void, waits?: boolean) => true;
  /** Ends all open event streams, because they do not end by themselves. Streams that open later are ended at once. */
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
    // Headers are appended one by one. Once any header is set, `writeHead` would keep only the last of repeated headers
    // such as `Set-Cookie`.
    for (let at = 0; at < headers.length; at += 2) res.appendHeader(headers[at] ?? '', headers[at + 1] ?? '');
    const isStream = answer.headers['content-type']?.startsWith('text/event-stream') === true;
    // Turns off response buffering in nginx.
    if (isStream) res.setHeader('X-Accel-Buffering', 'no');
    res.writeHead(answer.statusCode ?? 502, answer.statusMessage);
    // Sends a stream's headers at once instead of with its first chunk.
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
    // If the CMS breaks off, the connection to the client is broken too. The client must not take a truncated response
    // for a complete one.
    answer.once('error', () => res.destroy());
    answer.once('close', () => {
      if (!answer.complete && !res.writableEnded) res.destroy();
    });
    answer.pipe(res);
    // If this process is draining, the new stream ends at once. The browser then reconnects to the next process.
    if (isStream && endsStreams) for (const end of streams) end();
  }

  /** Makes one attempt. @returns null once the CMS's response has begun */
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
          // With `close`, a CMS that answers early would close the connection during the upload, and its response would
          // be lost.
          connection: 'keep-alive',
        },
        setHost: false,
        // Unsafe requests use a new connection. A kept-alive connection may just be closing: it would be unknown
        // whether the CMS has received the request.
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
        // If the client has disconnected, nobody needs a response.
        if (res.destroyed) resolve({ failure: 'left', wasSent });
        else resolve({ failure: isNotConnected(error) ? 'not-connected' : 'broken', wasSent });
      });
      request.once('close', () => {
        req.unpipe(request);
        // The CMS may answer before it has read the whole body. The rest of the body is then read and discarded,
        // because some clients read the response only after sending everything.
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
        // The body is read only once the CMS is connected. Until then, the request can be retried.
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
    // An AbortController is created only when a request waits, because creating one takes about 30 µs.
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
    // Discards the rest of the body, because some clients read the response only after sending everything.
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
