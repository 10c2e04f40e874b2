/** Staff who record payments continuously, each with a key, and repeat all of them after a restart. */
import { orderEndpoints, endpointUrl } from '@qaima/schemas';
import type { Client } from './http.js';
import { idOf } from './menus.js';
import type { RunningServer } from './server.js';
import { until } from './until.js';
import { newUser, staffMember } from './users.js';

export class KeyedPayments {
  /** The value of each payment that was sent. It identifies the payment. */
  readonly #sent: number[] = [];
  #acknowledged = 0;
  #isOver = false;
  readonly #atWork: Promise<void>;

  private constructor(
    private readonly orderId: string,
    provider: Client,
  ) {
    this.#atWork = this.#pay(provider);
  }

  static async begin(server: RunningServer): Promise<KeyedPayments> {
    const provider = await staffMember(server);
    const { username } = await newUser(server, 'client');
    const body = { user: username, totalAmount: 1_000_000, subEnd: '2031-01-01' };
    return new KeyedPayments(idOf((await provider.ask(orderEndpoints.create, { params: {}, body })).data), provider);
  }

  #send(provider: Client, value: number) {
    return provider.request('POST', endpointUrl(orderEndpoints.pay, { orderId: this.orderId }), {
      headers: { 'idempotency-key': `payment-${value}` },
      body: { method: 'cash', value },
    });
  }

  async #pay(provider: Client): Promise<void> {
    while (!this.#isOver) {
      const value = this.#sent.length + 1;
      this.#sent.push(value);
      const answer = await this.#send(provider, value).catch(() => undefined);
      if (answer?.status === 200) this.#acknowledged += 1;
      else this.#isOver = true;
    }
  }

  /** Waits until this many payments have been acknowledged. */
  progress(goal: number): Promise<unknown> {
    const reached = () => Promise.resolve(this.#acknowledged >= goal ? true : undefined);
    return until(reached, `${goal} acknowledged payments`, 60_000);
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#atWork;
  }

  /** Repeats all payments, the unanswered one too. Returns what was sent and what the order then has. */
  async repeatAll(server: RunningServer) {
    const provider = await staffMember(server);
    const statuses = new Set<number>();
    for (const value of this.#sent) statuses.add((await this.#send(provider, value)).status);
    const { data } = await provider.ask(orderEndpoints.read, { params: { orderId: this.orderId } });
    return { statuses: [...statuses], sent: this.#sent, recorded: data.payments?.map(({ value }) => value) };
  }
}
