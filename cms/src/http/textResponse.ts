import type { Context } from 'koa';

/** Answers with one line of text. */
export function sendText(ctx: Context, status: number, text: string): void {
  ctx.status = status;
  ctx.set({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' });
  ctx.type = 'text/plain; charset=utf-8';
  ctx.body = `${text}\n`;
}

/** Answers an address that the server doesn't have. */
export const sendNotFound = (ctx: Context): void => sendText(ctx, 404, 'غير موجود (404)');

/** Answers while the database or the disk is away: the same request may succeed in a moment. */
export function sendUnavailable(ctx: Context): void {
  ctx.set('Retry-After', '2');
  sendText(
    ctx,
    503,
    'الخدمة غير متاحة مؤقتًا، يرجى المحاولة بعد لحظات. / The service is unavailable for a moment. (503)',
  );
}
