/** A proxy between browser and server. Tests can make it slow or disconnect it. */
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RunningServer } from './server.js';

/** `slow` holds responses back until the state is `good` again. `gone` breaks all connections. */
export type NetworkState = 'good' | 'slow' | 'gone';

export class Network {
  #weather: NetworkState = 'good';
  #held: (() => void)[] = [];
  readonly #desk: Server;

  private constructor(private readonly server: RunningServer) {
    this.#desk = createServer((asked, answer) => {
      if (this.#weather === 'gone') asked.socket.destroy();
      else if (this.#weather === 'slow') this.#held.push(() => this.#pass(asked, answer));
      else this.#pass(asked, answer);
    });
  }

  /** Starts a proxy in state `good` at {@link origin}. */
  static async to(server: RunningServer): Promise<Network> {
    const network = new Network(server);
    await new Promise<void>((listening) => network.#desk.listen(0, '127.0.0.1', listening));
    return network;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#desk.address() as AddressInfo).port}`;
  }

  become(weather: NetworkState): void {
    this.#weather = weather;
    if (weather === 'slow') return;
    const held = this.#held;
    this.#held = [];
    if (weather === 'good') for (const pass of held) pass();
    else this.#desk.closeAllConnections();
  }

  close(): void {
    this.#desk.close();
    this.#desk.closeAllConnections();
  }

  #pass(asked: IncomingMessage, answer: ServerResponse): void {
    const { method, url = '/', headers } = asked;
    const { host } = new URL(this.server.origin);
    // Replaces the origin, because the server accepts writes only from its own.
    const own = headers.origin === this.origin ? { origin: this.server.origin } : {};
    const passed = request(
      new URL(url, this.server.origin),
      { method, headers: { ...headers, host, ...own } },
      (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(answer);
      },
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  }
}
