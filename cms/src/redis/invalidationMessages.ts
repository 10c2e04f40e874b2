/**
 * Publishes changed menus to other processes, so that edits are visible there at once. If a message is lost, front
 * servers show the old menu for up to half a second. Then they revalidate it (`schemas/src/front-server/protocol.ts`).
 */
import { isMenuId } from '@qaima/schemas';
import type { Redis } from 'ioredis';
import { newId } from '../database/ids';
import { duplicateConnection, redisKey, isRedisReady, sharedRedis } from './connection';

/** Sent in each message, so that a process can ignore its own messages. */
const processId = newId();

const channel = () => redisKey('menu changed');

/** Publishes changed menus by public id, without waiting; errors are ignored. */
export function publishInvalidation(menus: readonly string[]): void {
  if (isRedisReady())
    sharedRedis()
      ?.publish(channel(), `${processId} ${menus.join(' ')}`)
      .catch(() => undefined);
}

const MESSAGE = /^(\S+) (\S+(?: \S+)*)$/;

let listening: Redis | undefined;

/** Calls `changed` when another process has changed menus. */
export function subscribeToInvalidations(changed: (menus: readonly string[]) => void): void {
  sharedRedis();
  const own = duplicateConnection();
  listening = own;
  own?.on('message', (_channel: string, message: string) => {
    const [, speaker, menus] = MESSAGE.exec(message) ?? [];
    if (menus !== undefined && speaker !== processId) changed(menus.split(' ').filter(isMenuId));
  });
  own?.on('ready', () => void own.subscribe(channel()).catch(() => undefined));
}

export function unsubscribe(): void {
  listening?.disconnect();
  listening = undefined;
}
