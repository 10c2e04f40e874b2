/** Reads the number of SQL statements per response, from a server that counts them. */
import { join } from 'node:path';
import { ROOT } from './runFolder.js';

/** The environment variables of a server that counts statements by `countQueries.cjs`. */
export const QUERY_COUNT_ENV = { NODE_OPTIONS: `--require ${join(ROOT, 'tests/support/countQueries.cjs')}` };

/** The number of statements of a response. @throws if the response is an error or has no count */
export function countQueries({ headers, status }: { readonly headers: Headers; readonly status: number }): number {
  const count = headers.get('x-queries');
  if (status !== 200 || count === null) throw new Error(`Answered ${status}, with ${count} queries.`);
  return Number(count);
}
