/** Sends the front server's own requests to the CMS. Each has a timeout and returns the complete response. */
import { FRONT_TOKEN_HEADER } from '@qaima/schemas/front-server/protocol';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { isNotConnected, type CmsConnection } from './connection.js';
import type { CmsState } from './availability.js';

/** The CMS did not answer, or answered with a temporary error; a retry may succeed. */
export class CmsUnavailableError extends Error {
  constructor(why: string, cause?: unknown) {
    super(`The CMS does not answer: ${why}`, { cause });
  }
}

/** How long a page waits for the CMS, so that its response takes at most 3 s. (docs/spec/operations.md#outages) */
export const PAGE_TIMEOUT_MS = 2_500;

/** Maximum response size. */
const MAX_RESPONSE_BYTES = 64 * 1024 * 1024;

export interface CmsResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface CmsClientRequest {
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
  /** The JSON body of a `POST`; without a body the request is a `GET`. All these requests are idempotent. */
  readonly body?: unknown;
  /** The time limit for the complete response. */
  readonly timeoutMs: number;
  /** Whether to wait for a CMS that is down, within the time limit. */
  readonly waits: boolean;
}

export interface CmsClient {
  /** @throws {CmsUnavailableError} */
  readonly request: (question: CmsClientRequest) => Promise<CmsResponse>;
}

export function createCmsClient(connection: CmsConnection, state: CmsState, token: string): CmsClient {
  function once({ path, headers = {}, body }: CmsClientRequest, timeoutMs: number, isFirst: boolean) {
    return new Promise<CmsResponse>((resolve, reject) => {
      const content = body === undefined ? undefined : JSON.stringify(body);
      const request = connection.request({
        method: content === undefined ? 'GET' : 'POST',
        path,
        headers: {
          ...headers,
          [FRONT_TOKEN_HEADER]: token,
          ...(content === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) }),
        },
        // The CMS may have closed the kept-alive connection. The retry therefore uses a new one.
        fresh: !isFirst,
      });
      const timer = setTimeout(() => request.destroy(new CmsUnavailableError('no answer in time')), timeoutMs);
      const fail = (error: Error) => {
        clearTimeout(timer);
        reject(error);
      };
      request.once('error', fail);
      request.once('response', (answer) => {
        const chunks: Buffer[] = [];
        let size = 0;
        answer.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          size += chunk.length;
          if (size > MAX_RESPONSE_BYTES) request.destroy(new CmsUnavailableError('its answer is too large'));
        });
        answer.once('error', fail);
        answer.once('end', () => {
          clearTimeout(timer);
          resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body: Buffer.concat(chunks) });
        });
      });
      request.end(content);
    });
  }

  return {
    async request(question) {
      const end = performance.now() + question.timeoutMs;
      let tries = 0;
      for (;;) {
        const left = end - performance.now();
        if (question.waits && state.isDraining()) {
          if (!(await state.waitUntilBack(left))) throw new CmsUnavailableError('it is being restarted');
          continue;
        }
        tries += 1;
        try {
          const answer = await once(question, left, tries === 1);
          if (answer.status < 500) {
            state.answered();
            return answer;
          }
          if (answer.status === 503) state.failed();
          throw new CmsUnavailableError(`it answers ${answer.status}`);
        } catch (error) {
          if (error instanceof CmsUnavailableError) throw error;
          if (isNotConnected(error)) state.failed();
          else if (tries === 1) continue;
          const why = error instanceof Error ? error.message : String(error);
          if (!question.waits || !(await state.waitUntilBack(end - performance.now())))
            throw new CmsUnavailableError(why, error);
        }
      }
    },
  };
}
