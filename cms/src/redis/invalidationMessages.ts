/**
 * Publishes changed menus to other processes, so an edit is visible there at once. A lost message costs half a second:
 * front servers revalidate then (`schemas/src/front-server/protocol.ts`).
 */
import { isMenuId } from '@qaima/schemas';
import type { Redis } from 'ioredis';
import { newId } from '../database/ids';
import { duplicateConnection, redisKey, isRedisReady, sharedRedis } from './connection';

/** Identifies this process, which ignores its own messages. */
const processId = newId();

const channel = () => redisKey('menu changed');

/** Publishes changed menus by public id. Does not wait and never fails. */
export function publishInvalidation(menus: readonly string[]): void {
  if (isRedisReady())
    sharedRedis()
      ?.publish(channel(), `${processId} ${menus.join(' ')}`)
      .catch(() => undefined);
}

const MESSAGE = /^(\S+) (\S+(?: \S+)*)$/;

let listening: Redis | undefined;

/** Calls back when another process changed menus. */
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
