/** The id of the current request, which every log line includes. */
import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string>();

/** The current request's id; undefined outside of a request. */
export const requestId = (): string | undefined => requests.getStore();

/** Runs a request under its id. */
export const withRequestId = <T>(id: string, work: () => T): T => requests.run(id, work);
