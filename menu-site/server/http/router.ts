/** The request handler: validates the request's transport, then runs the first matching route. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { readRequestHead, pathOf, type RequestContext } from './requestContext.js';
import { sendText } from './responses.js';

export interface Route {
  readonly name: string;
  /** Returns the parameter for the handlers if the path matches, otherwise null. */
  readonly match: (path: string) => string | null;
  /** Whether the route accepts methods other than `GET` and `HEAD`. */
  readonly anyMethod?: boolean;
  /** Answers synchronously from memory. @returns whether the request was answered */
  readonly immediate?: (context: RequestContext, param: string) => boolean;
  /** Answers a request. @returns false if the route does not answer it; the router then tries the next route */
  readonly handle: (context: RequestContext, param: string) => boolean | Promise<boolean>;
}

/** Matches exactly these paths. */
export function exactPath(...paths: readonly string[]): Route['match'] {
  const known = new Set(paths);
  return (path) => (known.has(path) ? path : null);
}

/** Matches a regular expression. Its first group, if it has one, is the parameter. */
export function pathPattern(prefix: string, expression: RegExp): Route['match'] {
  return (path) => {
    if (!path.startsWith(prefix)) return null;
    const found = expression.exec(path);
    return found === null ? null : (found[1] ?? path);
  };
}

/** Matches a path and everything below it. */
export function pathPrefix(address: string): Route['match'] {
  return (path) =>
    path.startsWith(address) && (path.length === address.length || path[address.length] === '/') ? path : null;
}

export interface RouterOptions {
  /** Whether `PUBLIC_URL` is https. */
  readonly https: boolean;
  /** Whether to read `X-Forwarded-For`, which a trusted proxy sets. */
  readonly proxied: boolean;
  readonly warn: (message: string) => void;
  /** Answers requests that no route matches. */
  readonly notFound: (context: RequestContext) => void;
  /** Receives errors thrown by routes; the response may have begun. */
  readonly failed: (error: unknown, route: string, context: RequestContext) => void;
  /** Called for each answered request, for metrics. */
  readonly taken?: ((route: string, res: ServerResponse) => void) | undefined;
}

/** Browsers remember for one year that the site requires HTTPS. */
export const HSTS = { 'Strict-Transport-Security': `max-age=${365 * 24 * 60 * 60}` } as const;

export const UNTRUSTED_PROXY_WARNING =
  'A request came with X-Forwarded-For while TRUSTED_PROXIES is 0, so that limits count all visitors as one address. ' +
  'If a proxy of yours set it, start with TRUSTED_PROXIES=1; otherwise somebody made it up, and it was ignored.';

export function createRouter(routes: readonly Route[], settings: RouterOptions): RequestListener {
  const { https, proxied, warn, notFound, failed, taken } = settings;
  let hasWarned = proxied;

  function setTransportHeaders(res: ServerResponse): void {
    if (https) res.setHeader('Strict-Transport-Security', HSTS['Strict-Transport-Security']);
  }

  /**
   * Awaits the result of a route, then tries the following routes. Used only for routes that return a promise; most
   * requests are answered synchronously below.
   */
  async function continueFrom(waiting: Promise<boolean>, index: number, context: RequestContext): Promise<void> {
    let at = index;
    try {
      if (await waiting) {
        taken?.(routes[at]?.name ?? '', context.res);
        return;
      }
      for (at = index + 1; at < routes.length; at++) {
        const route = routes[at];
        const param = route && (context.isReading || route.anyMethod) ? route.match(context.path) : null;
        if (route && param !== null && (await route.handle(context, param))) {
          taken?.(route.name, context.res);
          return;
        }
      }
    } catch (error) {
      failed(error, routes[at]?.name ?? '', context);
      return;
    }
    notFound(context);
  }

  return (req: IncomingMessage, res: ServerResponse) => {
    const head = readRequestHead(req);
    if (head.isForwarded && !hasWarned) {
      hasWarned = true;
      warn(UNTRUSTED_PROXY_WARNING);
    }
    // Requests with two `Host` headers are rejected: Node uses the first one, but a proxy may have used the second.
    if (head.hosts > 1) {
      setTransportHeaders(res);
      sendText(res, 400, 'A request has one Host.');
      return;
    }
    const isReading = req.method === 'GET' || req.method === 'HEAD';
    const context: RequestContext = { req, res, head, path: pathOf(req.url), isReading };
    let isPrepared = false;
    for (let index = 0; index < routes.length; index++) {
      const route = routes[index];
      if (!route || (!isReading && !route.anyMethod)) continue;
      const param = route.match(context.path);
      if (param === null) continue;
      try {
        if (route.immediate?.(context, param)) {
          taken?.(route.name, res);
          return;
        }
        // Prepared responses already contain these headers.
        if (!isPrepared) setTransportHeaders(res);
        isPrepared = true;
        const answer = route.handle(context, param);
        if (answer === true) {
          taken?.(route.name, res);
          return;
        }
        if (answer !== false) {
          void continueFrom(answer, index, context);
          return;
        }
      } catch (error) {
        failed(error, route.name, context);
        return;
      }
    }
    if (!isPrepared) setTransportHeaders(res);
    notFound(context);
  };
}
