/**
 * The front servers that are connected: each reads a stream of events for as long as both sides are up, and acknowledges what
 * it has invalidated. A writer is answered once all of them have, so that nobody is sent an old page after an edit.
 */
import { ACKNOWLEDGEMENT_TIMEOUT_MS, CACHE_FRESH_MS, type Acknowledgement, type FrontEvent } from '@qaima/schemas';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

interface Front {
  readonly res: ServerResponse;
  /** Those who wait for an acknowledgement, by the sequence that it has to reach. */
  readonly awaited: Map<number, () => void>;
}

const fronts = new Map<string, Front>();

/** Until when, in epoch ms, a front that is no longer connected may still trust what it asked before. */
const trustedUntil = new Map<string, number>();

let sequence = 0;

/** How long after this server's start a front may take to notice it, in ms: it sends what it has until then. */
const RECONNECT_MS = 1_500;

/** Resolves when the fronts have noticed this server. */
let noticed: Promise<unknown> = Promise.resolve();
let allConnected: () => void = () => undefined;
let expected = 0;

/** To be called when this server begins to listen. @param count of the fronts that will connect; Infinity when it is not known */
export function expectFronts(count: number): void {
  expected = count;
  if (fronts.size >= count) return;
  const connected = new Promise<void>((resolve) => (allConnected = resolve));
  noticed = Promise.race([connected, wait(RECONNECT_MS, undefined, { ref: false })]);
}

const send = ({ res }: Front, event: FrontEvent) => void res.write(`${JSON.stringify(event)}\n`);

/** How many fronts are connected. */
export const connectedFronts = (): number => fronts.size;

/** Connects a front: `res` is its stream from now on. One that was connected under the same id is disconnected. */
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

/** A front has invalidated everything up to a sequence. */
export function acknowledge({ front: id, sequence: reached }: Acknowledgement): void {
  const front = fronts.get(id);
  for (const [awaited, done] of front?.awaited ?? []) {
    if (awaited > reached) continue;
    front?.awaited.delete(awaited);
    done();
  }
}

/** Waits for one front; it is disconnected when it does not acknowledge in time. */
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
 * Tells all fronts that menus have changed. Never rejects.
 * @returns when none of them sends what it has of these menus without asking
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

/** Tells all fronts that this server ends, and will be started again. */
export function announceDraining(): void {
  for (const front of fronts.values()) send(front, { type: 'draining' });
}

/** Ends all streams: the server waits for them otherwise. */
export function disconnectFronts(): void {
  for (const { res } of fronts.values()) res.end();
}
