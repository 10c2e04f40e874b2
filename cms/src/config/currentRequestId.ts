/** The id of the current request. Every log line includes it. */
import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string>();

/** The current request's id; undefined outside of a request. */
export const requestId = (): string | undefined => requests.getStore();

/** Runs `work` with this request id. */
export const withRequestId = <T>(id: string, work: () => T): T => requests.run(id, work);
