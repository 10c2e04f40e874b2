/** Guests who order continuously, and record which orders the server has acknowledged. */
import { guestOrderEndpoints, type GuestOrder } from '@qaima/schemas';
import { changeCart, newCart } from './carts.js';
import { GUEST, inboxMenu } from './guestOrders.js';
import type { SeededMenu } from './menus.js';
import type { RunningServer } from './server.js';
import { until } from './until.js';
import { PASSWORD, signedIn, visitor } from './users.js';

/** The largest page of a list. */
const PAGE = 100;

export class OrderingGuests {
  /** The number of each acknowledged order, by its id. */
  readonly #numbers = new Map<string, number>();
  #isOver = true;
  #atWork: readonly Promise<void>[] = [];

  private constructor(private readonly menu: SeededMenu) {}

  static async at(server: RunningServer): Promise<OrderingGuests> {
    return new OrderingGuests(await inboxMenu(server, { answerMinutes: 30 }));
  }

  get acknowledged(): number {
    return this.#numbers.size;
  }

  begin(server: RunningServer, count: number): void {
    this.#isOver = false;
    this.#atWork = Array.from({ length: count }, () => this.#order(server));
  }

  async #order(server: RunningServer): Promise<void> {
    const guest = visitor(server);
    while (!this.#isOver) {
      const cartId = await newCart(guest, this.menu.menuId, [{ item: this.menu.itemId, quantity: 1 }]).catch(() => '');
      const answer = cartId ? await changeCart(guest, cartId, GUEST).catch(() => undefined) : undefined;
      const number = answer?.status === 200 ? answer.body.data?.data.number : undefined;
      if (typeof number === 'number') this.#numbers.set(cartId, number);
    }
  }

  /** Waits until `more` orders have been acknowledged. */
  async progress(more: number): Promise<void> {
    const goal = this.acknowledged + more;
    const reached = () => Promise.resolve(this.acknowledged >= goal ? true : undefined);
    await until(reached, `${more} acknowledged orders more`, 60_000);
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#atWork);
  }

  /** Finds acknowledged orders that are missing or have another number, and numbers that two orders have. */
  async compare(server: RunningServer) {
    const admin = await signedIn(server, this.menu.admin.username, PASSWORD);
    const stored: GuestOrder[] = [];
    for (let page = 1, total = 1; stored.length < total && page <= total; page += 1) {
      const query = { page, limit: PAGE };
      const answer = await admin.ask(guestOrderEndpoints.list, { params: this.menu, query });
      stored.push(...answer.data);
      total = answer.total ?? stored.length;
    }
    const numbers = stored.map(({ number }) => number);
    const kept = new Map(stored.map(({ _id, number, state }) => [_id, state === 'pending' ? number : undefined]));
    return {
      lost: [...this.#numbers].filter(([id, number]) => kept.get(id) !== number),
      repeatedNumbers: numbers.filter((number, index) => numbers.indexOf(number) !== index),
    };
  }
}
