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

let listener: Listener = () => undefined;
let listening: Redis | undefined;

/** Publishes without waiting; errors are ignored, since streams also poll. */
export function publishOrderEvent(menuId: number): void {
  listener(menuId);
  if (isRedisReady())
    sharedRedis()
      ?.publish(channel(), `${processId} ${menuId}`)
      .catch(() => undefined);
}

const NOTICE = /^(\S+) (\d{1,10})$/;

/** Calls `changed` when a menu has new events, from this or another process. */
export function subscribeToOrderEvents(changed: Listener): void {
  listener = changed;
  sharedRedis();
  const own = duplicateConnection();
  listening = own;
  own?.on('message', (_channel: string, message: string) => {
    const [, speaker, menuId] = NOTICE.exec(message) ?? [];
    if (menuId !== undefined && speaker !== processId) changed(Number(menuId));
  });
  own?.on('ready', () => void own.subscribe(channel()).catch(() => undefined));
}

export function unsubscribeFromOrderEvents(): void {
  listening?.disconnect();
  listening = undefined;
  listener = () => undefined;
}
