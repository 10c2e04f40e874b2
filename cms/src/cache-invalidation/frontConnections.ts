/**
 * Connections of front servers. Each front server reads a stream of invalidation events and acknowledges them. The
 * response to a write waits for all acknowledgements, so that nobody sees the old page after an edit.
 */
import { ACKNOWLEDGEMENT_TIMEOUT_MS, CACHE_FRESH_MS, type Acknowledgement, type FrontEvent } from '@qaima/schemas';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

interface Front {
  readonly res: ServerResponse;
  /** Callbacks of pending acknowledgements, by sequence number. */
  readonly awaited: Map<number, () => void>;
}

const fronts = new Map<string, Front>();

/**
 * For each disconnected front server: until when (epoch ms) it may serve cached responses without asking this server.
 */
const trustedUntil = new Map<string, number>();

let sequence = 0;

/** How long after a restart of this server a front server may not have noticed it. Until then, it serves its cache. */
const RECONNECT_MS = 1_500;

/** Resolves when all front servers have noticed the restart of this server. */
let noticed: Promise<unknown> = Promise.resolve();
let allConnected: () => void = () => undefined;
let expected = 0;

/** Called when the server begins to listen. @param count of expected front servers; Infinity if unknown */
export function expectFronts(count: number): void {
  expected = count;
  if (fronts.size >= count) return;
  const connected = new Promise<void>((resolve) => (allConnected = resolve));
  noticed = Promise.race([connected, wait(RECONNECT_MS, undefined, { ref: false })]);
}

const send = ({ res }: Front, event: FrontEvent) => void res.write(`${JSON.stringify(event)}\n`);

export const connectedFronts = (): number => fronts.size;

/** Registers a front server's event stream. Closes its previous connection, if there is one. */
export function connectFront(id: string, res: ServerResponse): void {
  fronts.get(id)?.res.destroy();
  const front: Front = { res, awaited: new Map() };
  fronts.set(id, front);
  if (fronts.size >= expected) allConnected();
  trustedUntil.delete(id);
  res.once('close', () => {
    if (fronts.get(id) !== front) return;
    fronts.delete(id);
    trustedUntil.set(id, Date.now() + CACHE_FRESH_MS);
    setTimeout(() => (trustedUntil.get(id) ?? 0) <= Date.now() && trustedUntil.delete(id), CACHE_FRESH_MS + 1).unref();
  });
  res.on('error', () => undefined);
  res.writeHead(200, { 'Content-Type': 'application/x-ndjson; charset=utf-8', 'Cache-Control': 'no-store' });
  send(front, { type: 'hello' });
}

/** Handles an acknowledgement, which covers all events up to its sequence number. */
export function acknowledge({ front: id, sequence: reached }: Acknowledgement): void {
  const front = fronts.get(id);
  for (const [awaited, done] of front?.awaited ?? []) {
    if (awaited > reached) continue;
    front?.awaited.delete(awaited);
    done();
  }
}

/** Waits until one front server acknowledges an event. If that takes too long, closes its connection. */
function acknowledged(front: Front, awaited: number): Promise<void> {
  return new Promise((done) => {
    const late = setTimeout(() => {
      front.res.destroy();
      done();
    }, ACKNOWLEDGEMENT_TIMEOUT_MS);
    front.awaited.set(awaited, () => {
      clearTimeout(late);
      done();
    });
  });
}

/**
 * Notifies all front servers of changed menus. Never rejects.
 * @returns a promise that resolves when no front server serves an old response for these menus from its cache
 */
export async function notifyFronts(menus: readonly string[]): Promise<void> {
  const own = ++sequence;
  const waits: Promise<unknown>[] = [noticed];
  for (const front of fronts.values()) {
    waits.push(acknowledged(front, own));
    send(front, { type: 'changed', sequence: own, menus });
  }
  const trusted = Math.max(0, ...trustedUntil.values()) - Date.now();
  if (trusted > 0) waits.push(wait(trusted));
  await Promise.all(waits);
}

/** Tells all front servers that this server will shut down and restart. */
export function announceDraining(): void {
  for (const front of fronts.values()) send(front, { type: 'draining' });
}

/** Ends all streams, because the shutdown waits for open connections. */
export function disconnectFronts(): void {
  for (const { res } of fronts.values()) res.end();
}
