/** Sends requests directly to the CMS by its socket, without the front server, which passes on only some of them. */
import { FRONT_TOKEN_HEADER } from '@qaima/schemas';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import type { HttpResponse, RequestOptions, ResponseBody } from './http.js';
import { FRONT_TOKEN, type RunningServer } from './server.js';

/** The header by which the CMS knows the front servers of the tests. */
export const AS_FRONT_SERVER = { [FRONT_TOKEN_HEADER]: FRONT_TOKEN };

export const requestCms = ({ data }: RunningServer, method: string, path: string, options: RequestOptions = {}) =>
  new Promise<HttpResponse<ResponseBody>>((resolve, reject) => {
    const body = options.body === undefined ? undefined : JSON.stringify(options.body);
    const json = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body ?? '')) };
    const headers = { ...(body === undefined ? {} : json), ...options.headers };
    const { pathname, search } = new URL(path, 'http://cms');
    const to = { socketPath: join(data.folder, 'cms.sock'), path: pathname + search };
    const asked = request({ ...to, method, headers }, (answer) => {
      // A stream has no end once it is open.
      const isStream = answer.headers['content-type']?.includes('ndjson') ?? false;
      if (isStream) answer.destroy();
      (isStream ? Promise.resolve('') : text(answer)).then((answered) => {
        const isJson = answer.headers['content-type']?.includes('json') && !isStream;
        resolve({
          status: answer.statusCode ?? 0,
          headers: new Headers(
            Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]),
          ),
          text: answered,
          body: (isJson ? JSON.parse(answered) : undefined) as ResponseBody,
        });
      }, reject);
    });
    asked.once('error', reject).end(body);
  });
