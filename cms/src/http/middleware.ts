import type { Context } from 'koa';

/** One step of the way to a call's handler; it may answer, refuse by throwing, or go on. */
export type Middleware = (ctx: Context, next: () => Promise<unknown>) => Promise<unknown>;

/** The steps in their order, as one. */
export function compose(steps: readonly Middleware[]): Middleware {
  return (ctx, next) => steps.reduceRight<() => Promise<unknown>>((rest, step) => () => step(ctx, rest), next)();
}
