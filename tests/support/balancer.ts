/**
 * A local round-robin load balancer. It retries requests that no process has received, and reads whose process died;
 * other requests fail.
 */
import {
  Agent,
  createServer,
  request as ask,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';

export interface Balancer {
  readonly origin: string;
  /** The number of reads that were retried because their process died. */
  readonly retried: () => number;
  stop(): Promise<void>;
}

const LOST = JSON.stringify({ status: 'error', message: 'The process that had this request went away.' });

type Passed = 'answered' | 'lost' | 'unreached';

/** Hop-by-hop headers, which a proxy must not forward. */
const BETWEEN_NEIGHBOURS = ['connection', 'keep-alive', 'transfer-encoding'];

function passedOn({ headers }: IncomingMessage): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !BETWEEN_NEIGHBOURS.includes(name)));
}

const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD';

/** @param origins of the processes, `http://127.0.0.1:PORT` */
export async function startBalancer(origins: () => readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  let retried = 0;

  /** Forwards a request and its response. */
  const pass = (req: IncomingMessage, res: ServerResponse, body: Buffer, origin: string): Promise<Passed> =>
    new Promise((resolve) => {
      const forwarded = { ...req.headers, 'x-forwarded-for': req.socket.remoteAddress ?? '' };
      const onward = ask(new URL(req.url ?? '/', origin), { method: req.method ?? 'GET', headers: forwarded, agent });
      onward.once('error', ({ code }: NodeJS.ErrnoException) =>
        resolve(code === 'ECONNREFUSED' ? 'unreached' : 'lost'),
      );
      onward.once('response', (answer) => {
        // The response is buffered, so that the request can be retried if it is incomplete.
        buffer(answer).then(
          (whole) => {
            res.writeHead(answer.statusCode ?? 502, passedOn(answer)).end(whole);
            resolve('answered');
          },
          () => resolve('lost'),
        );
      });
      onward.end(body);
    });

  const handle = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const body = await buffer(req);
    const all = origins();
    const first = turn++;
    for (let at = 0; at < all.length; at += 1) {
      const passed = await pass(req, res, body, all[(first + at) % all.length] ?? '');
      if (passed === 'answered') return;
      if (passed === 'lost' && !isRead(req.method)) break;
      if (passed === 'lost') retried += 1;
    }
    res.writeHead(502, { 'content-type': 'application/json' }).end(LOST);
  };

  const server = createServer((req, res) => {
    handle(req, res).catch(() => res.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    retried: () => retried,
    async stop() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
