/** Which request something is done for: every line of the log that is written meanwhile says so. */
import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string>();

/** The id of the request under way, or undefined outside of one. */
export const requestId = (): string | undefined => requests.getStore();

/** Does the work of a request under its id. */
export const withRequestId = <T>(id: string, work: () => T): T => requests.run(id, work);
