/** Reads the number of SQL statements per response, from a server that counts them. */
import { join } from 'node:path';
import { request } from 'node:http';
import { ROOT } from './runFolder.js';
import type { RunningServer } from './server.js';

/** The environment variables of a server that counts statements by `countQueries.cjs`. */
export const QUERY_COUNT_ENV = { NODE_OPTIONS: `--require ${join(ROOT, 'tests/support/countQueries.cjs')}` };

/** The number of statements of a response. @throws if the response is an error or has no count */
export function countQueries({ headers, status }: { readonly headers: Headers; readonly status: number }): number {
  const count = headers.get('x-queries');
  if (status !== 200 || count === null) throw new Error(`Answered ${status}, with ${count} queries.`);
  return Number(count);
}

/** Sends a request directly to the CMS by its socket, because the front server caches responses and runs no queries. */
export const requestCms = ({ data }: RunningServer, path: string) =>
  new Promise<{ headers: Headers; status: number }>((resolve, reject) => {
    const asked = request({ socketPath: join(data.folder, 'cms.sock'), path }, (answer) => {
      answer.resume();
      const count = answer.headers['x-queries'];
      resolve({
        status: answer.statusCode ?? 0,
        headers: new Headers(count === undefined ? {} : { 'x-queries': String(count) }),
      });
    });
    asked.once('error', reject).end();
  });
