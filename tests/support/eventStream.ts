/** Reads server-sent events, as a browser's EventSource does. */
import type { Client } from './http.js';
import { until } from './until.js';

export interface ServerEvent {
  readonly kind: string;
  /** The event's id; empty if it has none. */
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface EventReader {
  readonly status: number;
  readonly headers: Headers;
  readonly events: readonly ServerEvent[];
  /** The id that a browser would send when it reconnects. */
  readonly lastId: () => string;
  readonly hasEnded: () => boolean;
  /** Waits for a matching event. */
  readonly next: (matches: (event: ServerEvent) => boolean, what: string) => Promise<ServerEvent>;
  readonly close: () => void;
}

/** Opens a stream. @param lastId the id of the last event that the browser has received */
export async function openEvents(client: Client, path: string, lastId?: string): Promise<EventReader> {
  const leaving = new AbortController();
  const headers = lastId === undefined ? {} : { 'last-event-id': lastId };
  const response = await client.fetch(path, { headers, signal: leaving.signal });
  const events: ServerEvent[] = [];
  let last = lastId ?? '';
  let hasEnded = false;

  function take(block: string): void {
    const fields = block.split('\n').map((line) => /^(\w+): (.*)$/.exec(line)?.slice(1) ?? []);
    const field = (name: string) => fields.find(([key]) => key === name)?.[1] ?? '';
    if (field('id') !== '') last = field('id');
    const data = field('data');
    if (data !== '') {
      events.push({ kind: field('event'), id: field('id'), data: JSON.parse(data) as ServerEvent['data'] });
    }
  }

  async function read(): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    if (!response.body) return;
    for await (const bytes of response.body) {
      const blocks = (rest + decoder.decode(bytes, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      blocks.forEach(take);
    }
  }

  void read()
    .catch(() => undefined)
    .finally(() => {
      hasEnded = true;
    });
  return {
    status: response.status,
    headers: response.headers,
    events,
    lastId: () => last,
    hasEnded: () => hasEnded,
    next: (matches, what) => until(() => Promise.resolve(events.find(matches)), what),
    close: () => leaving.abort(),
  };
}
