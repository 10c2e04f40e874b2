/** How many statements an answer took, on a server that counts them. */
import { join } from 'node:path';
import { ROOT } from './folder.js';

/** The variables of a server that counts (`countQueries.cjs`). */
export const COUNTING = { NODE_OPTIONS: `--require ${join(ROOT, 'tests/support/countQueries.cjs')}` };

/** @throws when the answer is no success, or nobody counted */
export function queriesOf({ headers, status }: { readonly headers: Headers; readonly status: number }): number {
  const count = headers.get('x-queries');
  if (status !== 200 || count === null) throw new Error(`Answered ${status}, with ${count} queries.`);
  return Number(count);
}
