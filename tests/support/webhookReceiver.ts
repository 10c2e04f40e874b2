/** A program that is called by webhooks, with a bad will at some paths. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface ReceivedWebhook {
  readonly body: string;
  readonly headers: Record<string, string>;
}

export interface Receiver {
  readonly url: (path: string) => string;
  /** The next call of a path. */
  readonly next: (path: string) => Promise<ReceivedWebhook>;
  /** How many calls of a path nobody has taken. */
  readonly waiting: (path: string) => number;
  /** Lets `/held` answer from now on. */
  readonly release: () => void;
  readonly close: () => void;
}

export async function startReceiver(): Promise<Receiver> {
  const received = new Map<string, ReceivedWebhook[]>();
  const waiters = new Map<string, ((call: ReceivedWebhook) => void)[]>();
  const counts = new Map<string, number>();
  let isHeld = true;

  function answer(path: string, req: IncomingMessage, res: ServerResponse): void {
    const count = (counts.get(path) ?? 0) + 1;
    counts.set(path, count);
    if (path === '/never' || (path === '/held' && isHeld)) return;
    if (path === '/reset') req.socket.resetAndDestroy();
    else if (path === '/redirect') res.writeHead(302, { location: '/inside' }).end();
    else if (path === '/gone') res.writeHead(410).end();
    else if (path === '/refused') res.writeHead(500).end();
    else if (path === '/second-time') res.writeHead(count === 1 ? 503 : 204).end();
    else if (path === '/huge') {
      res.writeHead(200, { 'content-length': 1_000_000_000 });
      res.write(Buffer.alloc(1_000_000));
    } else res.end('ok');
  }

  const server = createServer((req, res) => {
    const path = req.url ?? '';
    void text(req).then((body) => {
      const headers = Object.fromEntries(Object.entries(req.headers).map(([name, value]) => [name, String(value)]));
      const isUseful = path !== '/held' || !isHeld;
      const waiter = isUseful ? waiters.get(path)?.shift() : undefined;
      if (waiter) waiter({ body, headers });
      else if (isUseful) received.set(path, [...(received.get(path) ?? []), { body, headers }]);
      answer(path, req, res);
    });
  });
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: (path) => `http://localhost:${port}${path}`,
    next: (path) => {
      const first = received.get(path)?.shift();
      if (first) return Promise.resolve(first);
      return new Promise((resolve) => waiters.set(path, [...(waiters.get(path) ?? []), resolve]));
    },
    waiting: (path) => received.get(path)?.length ?? 0,
    release: () => (isHeld = false),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
