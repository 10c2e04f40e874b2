import type { Middleware } from './middleware';

/**
 * The headers of every answer of the API: it is data, never a page, and nobody keeps it who isn't told to by a
 * handler that sets `Cache-Control` itself.
 */
export const securityHeaders: Middleware = async (ctx, next) => {
  ctx.set({
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  });
  await next();
};
