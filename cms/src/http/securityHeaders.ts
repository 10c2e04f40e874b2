import type { Middleware } from './middleware';

/**
 * Sets the security headers of API responses. API responses are data, never pages. They are not cached unless
 * a handler sets `Cache-Control`.
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
