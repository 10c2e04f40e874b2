import type { Context } from 'koa';

export type Middleware = (ctx: Context, next: () => Promise<unknown>) => Promise<unknown>;

/** Composes middlewares into one that runs them in order. */
export function compose(steps: readonly Middleware[]): Middleware {
  return (ctx, next) => steps.reduceRight<() => Promise<unknown>>((rest, step) => () => step(ctx, rest), next)();
}
