/**
 * Notifies streams that a menu has new events: in this process directly, in other processes by Redis. A notification
 * does not contain the events, which are read from their table.
 */
import type { Redis } from 'ioredis';
import { newId } from '../../database/ids';
import { duplicateConnection, isRedisReady, redisKey, sharedRedis } from '../../redis/connection';

/** Sent in each notification, so that a process can ignore its own notifications. */
const processId = newId();

const channel = () => redisKey('orders');

type Listener = (menuId: number) => void;

const listeners = new Set<Listener>();
let listening: Redis | undefined;

/** Publishes without waiting; errors are ignored, since streams also poll. */
export function publishEvent(menuId: number): void {
  for (const listener of listeners) listener(menuId);
  if (isRedisReady())
    sharedRedis()
      ?.publish(channel(), `${processId} ${menuId}`)
      .catch(() => undefined);
}

const NOTICE = /^(\S+) (\d{1,10})$/;

/** Calls `changed` when a menu has new events, from this or another process. */
export function subscribeToEvents(changed: Listener): void {
  listeners.add(changed);
  if (listening) return;
  sharedRedis();
  const own = duplicateConnection();
  listening = own;
  own?.on('message', (_channel: string, message: string) => {
    const [, speaker, menuId] = NOTICE.exec(message) ?? [];
    if (menuId !== undefined && speaker !== processId) for (const listener of listeners) listener(Number(menuId));
  });
  own?.on('ready', () => void own.subscribe(channel()).catch(() => undefined));
}

export function unsubscribeFromEvents(): void {
  listening?.disconnect();
  listening = undefined;
  listeners.clear();
}
