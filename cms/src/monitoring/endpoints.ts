/** Endpoints for operators: `/readyz`, and `/metrics`, which needs a token. The front server handles `/healthz`. */
import type { Context } from 'koa';
import { environment } from '../config/environment';
import { sendText } from '../http/textResponse';
import { secretEquals } from '../http/secretEquals';
import { renderMetrics } from './metrics';
import { readiness } from './readiness';

function send(ctx: Context, status: number, type: string, body: string): void {
  ctx.status = status;
  ctx.set({ 'Content-Type': type, 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' });
  ctx.body = body;
}

/**
 * Responds 503 if the database or the disk is unavailable. A load balancer then uses another server. Other dependencies
 * don't count, because the service works without them.
 */
async function ready(ctx: Context): Promise<void> {
  const found = await readiness();
  const serves = found.database && found.disk;
  const status = serves ? (Object.values(found).every(Boolean) ? 'ready' : 'degraded') : 'down';
  const parts = Object.fromEntries(Object.entries(found).map(([part, holds]) => [part, holds ? 'ok' : 'down']));
  send(ctx, serves ? 200 : 503, 'application/json', `${JSON.stringify({ status, ...parts })}\n`);
}

async function metrics(ctx: Context, token: string): Promise<void> {
  if (!secretEquals(ctx.get('Authorization'), `Bearer ${token}`)) {
    ctx.set('WWW-Authenticate', 'Bearer');
    sendText(ctx, 401, 'This needs the token of METRICS_TOKEN.');
    return;
  }
  const { type, text } = await renderMetrics();
  send(ctx, 200, type, text);
}

/** @returns whether the path matched */
export async function sendMonitoringResponse(ctx: Context): Promise<boolean> {
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return false;
  const { metricsToken } = environment();
  if (ctx.path === '/readyz') await ready(ctx);
  else if (ctx.path === '/metrics' && metricsToken !== undefined) await metrics(ctx, metricsToken);
  else return false;
  return true;
}
