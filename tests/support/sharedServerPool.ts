/**
 * The pool of shared servers. It runs in the global setup, starts a server when a file first requests it, and stops
 * all at the end of the run. `sharedServer.ts` is its client.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Data } from './dataFolder.js';
import { startServer, type Server } from './server.js';

/** A request for a server. There is one server per worker and set of variables. */
export interface ServerRequest {
  /** The number of the worker among those that run in parallel. */
  readonly place: string;
  readonly env: Readonly<Record<string, string>>;
}

/** The response to such a request. */
export interface ServerGrant {
  readonly origin: string;
  readonly data: Data;
  readonly log: string;
}

const VARIABLE = 'QAIMA_SHARED_SERVERS';

/** The URL to which requests for a server are sent. */
export function sharedServersUrl(): string {
  const address = process.env[VARIABLE];
  if (address === undefined) throw new Error('Nobody shares servers: these tests need the global setup of their run.');
  return address;
}

/**
 * Starts listening for requests, and passes the URL to processes that are started from now on.
 * @returns a function that stops all servers
 */
export async function shareServers(): Promise<() => Promise<void>> {
  const servers = new Map<string, Promise<Server>>();
  let over = false;
  const start = async (env: ServerRequest['env']): Promise<Server> => {
    const server = await startServer({ env });
    void server.ended.then((code) => {
      if (!over) console.error(`A shared server ended by itself, with code ${code}. It said:\n${server.output()}`);
    });
    return server;
  };
  const serverFor = ({ place, env }: ServerRequest): Promise<Server> => {
    const key = JSON.stringify([place, Object.entries(env).sort()]);
    const server = servers.get(key) ?? start(env);
    servers.set(key, server);
    return server;
  };
  const grant = async (request: IncomingMessage): Promise<ServerGrant> => {
    const { origin, data, log } = await serverFor((await json(request)) as ServerRequest);
    return { origin, data, log };
  };
  const desk = createServer((request, response) => {
    grant(request).then(
      (granted) => response.end(JSON.stringify(granted)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((listening) => desk.listen(0, '127.0.0.1', listening));
  process.env[VARIABLE] = `http://127.0.0.1:${(desk.address() as AddressInfo).port}`;
  return async () => {
    delete process.env[VARIABLE];
    over = true;
    desk.close();
    desk.closeAllConnections();
    const started = await Promise.allSettled(servers.values());
    await Promise.all(started.flatMap((one) => (one.status === 'fulfilled' ? [one.value.stop()] : [])));
  };
}
