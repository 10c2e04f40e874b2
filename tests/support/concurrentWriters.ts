/** Owners who write continuously, and record which writes the server has acknowledged. */
import { itemEndpoints, sectionEndpoints } from '@qaima/schemas';
import type { Client } from './http.js';
import { anItem, newSeededMenu, idOf, wholeMenu, type SeededMenu } from './menus.js';
import { staffMember } from './users.js';
import type { RunningServer } from './server.js';
import { until } from './until.js';

/** The number of items per atomic batch. */
const BATCH = 3;

/** Sent and acknowledged batches, by the title that all items of a batch share. */
interface Book {
  readonly begun: Set<string>;
  readonly acknowledged: Set<string>;
  /** The number of responses of 500 and above, by status. */
  readonly refused: Map<number, number>;
}

export class Writers {
  readonly #book: Book = { begun: new Set(), acknowledged: new Set(), refused: new Map() };
  #count = 0;
  #isOver = true;
  #atWork: readonly Promise<void>[] = [];

  private constructor(private readonly menu: SeededMenu) {}

  static async at(server: RunningServer): Promise<Writers> {
    return new Writers(await newSeededMenu(server));
  }

  get acknowledged(): number {
    return this.#book.acknowledged.size;
  }

  /** The number of rejected writes by status. */
  get refused(): Readonly<Record<number, number>> {
    return Object.fromEntries(this.#book.refused);
  }

  /** Starts the writers. Each adds batches of items to its own section, one after another. */
  async begin(server: RunningServer, count: number): Promise<void> {
    const { menuId } = this.menu;
    const provider = await staffMember(server);
    const { data } = await provider.ask(sectionEndpoints.create, {
      params: { menuId },
      body: { title: `${++this.#count}`, prime: false },
    });
    this.#isOver = false;
    this.#atWork = Array.from({ length: count }, (_, hand) =>
      this.#write(provider, idOf(data), `${this.#count}.${hand}`),
    );
  }

  async #write(provider: Client, sectionId: string, hand: string): Promise<void> {
    const path = itemEndpoints.createMany.path.replace(':menuId', this.menu.menuId).replace(':sectionId', sectionId);
    for (let turn = 0; !this.#isOver; turn += 1) {
      const title = `${hand}.${turn}`;
      this.#book.begun.add(title);
      const body = Array.from({ length: BATCH }, () => ({ ...anItem, title }));
      const answer = await provider.request('POST', `/api/v1${path}`, { body }).catch(() => undefined);
      if (answer?.status === 201 || answer?.status === 200) this.#book.acknowledged.add(title);
      else if (answer) this.#noteRefusal(answer.status, answer.body);
    }
  }

  #noteRefusal(status: number, body: { readonly message?: string } | undefined): void {
    // Each response of 500 or above must have a message.
    if (status < 500 || !body?.message) throw new Error(`A writer was answered ${status} ${JSON.stringify(body)}`);
    this.#book.refused.set(status, (this.#book.refused.get(status) ?? 0) + 1);
  }

  /** Waits until `more` batches have been acknowledged. */
  async progress(more: number): Promise<void> {
    const goal = this.acknowledged + more;
    await until(
      () => Promise.resolve(this.acknowledged >= goal ? true : undefined),
      `${more} acknowledged batches more`,
      60_000,
    );
  }

  /** Stops the writers. Pending requests are still answered, or fail together with the server. */
  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#atWork);
  }

  /**
   * Compares with the server's rows. Finds acknowledged batches that are missing, and batches that are stored in
   * part.
   */
  async compare(
    server: RunningServer,
  ): Promise<{ readonly lost: readonly string[]; readonly halves: readonly string[] }> {
    const { sections = [] } = await wholeMenu(await staffMember(server), this.menu.menuId);
    const stored = new Map<string, number>();
    for (const { items = [] } of sections)
      for (const { title } of items) stored.set(title, (stored.get(title) ?? 0) + 1);
    const { begun, acknowledged } = this.#book;
    const has = (title: string) => stored.get(title) ?? 0;
    return {
      lost: [...acknowledged].filter((title) => has(title) !== BATCH),
      halves: [...begun].filter((title) => has(title) !== 0 && has(title) !== BATCH),
    };
  }
}
