import type { Context } from 'koa';

export function sendText(ctx: Context, status: number, text: string): void {
  ctx.status = status;
  ctx.set({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' });
  ctx.type = 'text/plain; charset=utf-8';
  ctx.body = `${text}\n`;
}

export const sendNotFound = (ctx: Context): void => sendText(ctx, 404, 'غير موجود (404)');

/** Sends a 503 during an outage, when a retry may succeed. */
export function sendUnavailable(ctx: Context): void {
  ctx.set('Retry-After', '2');
  sendText(
    ctx,
    503,
    'الخدمة غير متاحة مؤقتًا، يرجى المحاولة بعد لحظات. / The service is unavailable for a moment. (503)',
  );
}
