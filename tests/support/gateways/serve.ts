/** A small server that answers JSON, for the imitations of payment gateways. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createGatewayCall, type CallGateway } from '../../../cms/src/payment-gateways/callGateway.js';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}
type Reply = readonly [status: number, body: unknown];

export interface GatewayServer {
  /** Calls of any host come here. */
  readonly call: CallGateway;
  readonly asked: readonly Asked[];
  /** The next request is done, and its answer lost. */
  loseNextAnswer: () => void;
  readonly close: () => void;
}

export async function serveGateway(reply: (asked: Asked) => Reply): Promise<GatewayServer> {
  const asked: Asked[] = [];
  let losesNext = false;
  const server = createServer((req, res) => {
    void text(req).then((sent) => {
      const body: unknown = sent === '' ? undefined : JSON.parse(sent);
      const request = { method: req.method ?? '', path: req.url ?? '', headers: req.headers, body };
      asked.push(request);
      const [status, answer] = reply(request);
      if (losesNext) {
        losesNext = false;
        res.destroy();
      } else res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const resolve = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
  const send = createGatewayCall([host], { allowed: [host], resolve });
  return {
    call: (request) => send({ ...request, host }),
    asked,
    loseNextAnswer: () => (losesNext = true),
    close: () => server.close(),
  };
}
