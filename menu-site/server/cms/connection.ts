/** Connections to the CMS, by its Unix socket or by its URL on another machine. */
import { Agent, request as httpRequest, type ClientRequest, type RequestOptions } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { CmsAddress } from '../config/config.js';

/**
 * How long an idle connection stays open. The CMS waits longer before closing one: requests then rarely meet a
 * connection that is being closed.
 */
const IDLE_TIMEOUT_MS = 10_000;

const POOLED_AGENT_OPTIONS = {
  keepAlive: true,
  maxFreeSockets: 64,
  timeout: IDLE_TIMEOUT_MS,
  scheduling: 'lifo',
} as const;

/**
 * Options for requests on a separate connection. They do not send `Connection: close`. With that header, a CMS that
 * refuses a body would close the connection during the upload, and its response would be lost.
 */
const SINGLE_USE_AGENT_OPTIONS = { keepAlive: true, maxFreeSockets: 0 } as const;

/** Error codes that prove that no part of a request has reached the CMS. */
const CONNECT_ERROR_CODES = new Set([
  'ECONNREFUSED',
  'ENOENT',
  'EAGAIN',
  'EACCES',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);

export const isNotConnected = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && CONNECT_ERROR_CODES.has(error.code);

export interface CmsRequestOptions extends RequestOptions {
  readonly fresh?: boolean;
}

export interface CmsConnection {
  /**
   * Starts a request.
   * @param options.fresh uses a new connection that closes after the request; otherwise a kept-alive connection is
   * used
   */
  readonly request: (options: CmsRequestOptions) => ClientRequest;
  readonly close: () => void;
}

export function createCmsConnection(cms: CmsAddress): CmsConnection {
  if ('socketPath' in cms) {
    const [kept, fresh] = [new Agent(POOLED_AGENT_OPTIONS), new Agent(SINGLE_USE_AGENT_OPTIONS)];
    return {
      request: (options) =>
        httpRequest({ ...options, agent: options.fresh ? fresh : kept, socketPath: cms.socketPath }),
      close: () => [kept, fresh].forEach((agent) => agent.destroy()),
    };
  }
  const isHttps = cms.url.protocol === 'https:';
  const [kept, fresh] = [POOLED_AGENT_OPTIONS, SINGLE_USE_AGENT_OPTIONS].map((options) =>
    isHttps ? new HttpsAgent(options) : new Agent(options),
  );
  const request = isHttps ? httpsRequest : httpRequest;
  const { hostname, port } = cms.url;
  const host = hostname.replace(/^\[|\]$/g, '');
  return {
    request: (options) =>
      request({ ...options, agent: options.fresh ? fresh : kept, host, ...(port === '' ? {} : { port }) }),
    close: () => [kept, fresh].forEach((agent) => agent?.destroy()),
  };
}
