/** Which request something is done for: every line of the log that is written meanwhile says so. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Step } from '../http/middleware';
import { environment } from './environment';
import { newId } from '../database/ids';

const requests = new AsyncLocalStorage<string>();

/** What a proxy may call a request: nothing that could break a line of the log or pass for something else. */
const NAME = /^[A-Za-z0-9_-]{8,64}$/;

/** The id of the request under way, or undefined outside of one. */
export const requestId = (): string | undefined => requests.getStore();

/**
 * Gives each request of the API an id, and says it in `X-Request-Id`: whoever reports a fault can name it, and the log
 * be searched for it. The name that a proxy gave is kept where proxies are trusted.
 */
export const named: Step = async (ctx, next) => {
  const given = ctx.get('X-Request-Id');
  const id = environment().trustedProxies > 0 && NAME.test(given) ? given : newId();
  ctx.set('X-Request-Id', id);
  await requests.run(id, next);
};
