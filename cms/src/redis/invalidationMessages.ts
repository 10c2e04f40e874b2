/**
 * What processes tell each other: that a menu has changed. A notice makes an edit show elsewhere at once. Nothing hangs on
 * it: one that is lost costs half a second, after which every front server asks (`schemas/src/front-server/protocol.ts`).
 */
import { isMenuId } from '@qaima/schemas';
import type { Redis } from 'ioredis';
import { newId } from '../database/ids';
import { duplicateConnection, redisKey, isRedisReady, sharedRedis } from './connection';

/** Which process speaks: what it says itself it need not hear. */
const processId = newId();

const channel = () => redisKey('menu changed');

/** Tells the others that menus have changed, by their public ids. Waits for nothing, and never fails. */
export function publishInvalidation(menus: readonly string[]): void {
  if (isRedisReady())
    sharedRedis()
      ?.publish(channel(), `${processId} ${menus.join(' ')}`)
      .catch(() => undefined);
}

const MESSAGE = /^(\S+) (\S+(?: \S+)*)$/;

let listening: Redis | undefined;

/** Has something done from now on when another process changed menus. */
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
