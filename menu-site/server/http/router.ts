/** The way into the front server: how a request came here is judged first, then the first route that takes it answers. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { readRequestHead, pathOf, type RequestContext } from './requestContext.js';
import { sendText } from './responses.js';

/** One row of the table of routes. */
export interface Route {
  readonly name: string;
  /** What its handlers are told of a path that is its own; null for any other. */
  readonly match: (path: string) => string | null;
  /** Whether it answers other methods than `GET` and `HEAD` too. */
  readonly anyMethod?: boolean;
  /** Answers from memory, at once. @returns whether it did */
  readonly immediate?: (context: RequestContext, param: string) => boolean;
  /** @returns whether it answers, or will; false leaves the request to the next route */
  readonly handle: (context: RequestContext, param: string) => boolean | Promise<boolean>;
}

/** Matches these paths alone. */
export function exactPath(...paths: readonly string[]): Route['match'] {
  const known = new Set(paths);
  return (path) => (known.has(path) ? path : null);
}

/** Matches an expression whose first group, if it has one, is what handlers are told. */
export function pathPattern(prefix: string, expression: RegExp): Route['match'] {
  return (path) => {
    if (!path.startsWith(prefix)) return null;
    const found = expression.exec(path);
    return found === null ? null : (found[1] ?? path);
  };
}

/** Matches an address and all that lies beneath it. */
export function pathPrefix(address: string): Route['match'] {
  return (path) =>
    path.startsWith(address) && (path.length === address.length || path[address.length] === '/') ? path : null;
}

export interface RouterOptions {
  /** Whether `PUBLIC_URL` is https. */
  readonly https: boolean;
  /** Whether `X-Forwarded-For` is read, which a proxy in front sets. */
  readonly proxied: boolean;
  readonly warn: (message: string) => void;
  /** Answers what no route takes. */
  readonly notFound: (context: RequestContext) => void;
  /** Told of a route that failed; the response may be under way. */
  readonly failed: (error: unknown, route: string, context: RequestContext) => void;
  /** Told of each request that a route takes; for figures. */
  readonly taken?: ((route: string, res: ServerResponse) => void) | undefined;
}

/** How long a browser asks for this host by https alone, in seconds: a year. */
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

  /** Goes on from a route that has to wait. Apart from the loop below, which must not pay for a promise. */
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
    // Node keeps the first of two `Host` headers, while a proxy in front may have judged the second.
    if (head.hosts > 1) {
      setTransportHeaders(res);
      sendText(res, 400, 'A request has one Host.');
      return;
    }
    const isReading = req.method === 'GET' || req.method === 'HEAD';
    const context: RequestContext = { req, res, head, path: pathOf(req.url), isReading };
    let isPrepared = false;
    for (let index = 0; index < routes.length; index++) {
      const route = routes[index] as Route;
      if (!isReading && !route.anyMethod) continue;
      const param = route.match(context.path);
      if (param === null) continue;
      try {
        if (route.immediate?.(context, param)) {
          taken?.(route.name, res);
          return;
        }
        // What is sent at once has these headers already.
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
