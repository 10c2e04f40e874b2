/**
 * What processes tell each other: that a menu has changed. A notice makes an edit show elsewhere at once. Nothing hangs on
 * it: one that is lost costs half a second, after which every process asks the database (`public-menu/kept.ts`).
 */
import type { Redis } from 'ioredis';
import { newId } from '../storage/ids';
import { anotherConnection, named, redisAnswers, sharedRedis } from './connection';

/** Which process speaks: what it says itself it need not hear. */
const self = newId();

const channel = () => named('menu changed');

/** Tells the others that a menu has changed, by its row's number. Waits for nothing, and never fails. */
export function tellOthers(menuId: number): void {
  if (redisAnswers())
    sharedRedis()
      ?.publish(channel(), `${self} ${menuId}`)
      .catch(() => undefined);
}

const MESSAGE = /^(\S+) (\d{1,15})$/;

let listening: Redis | undefined;

/** Has something done from now on when another process changed a menu. */
export function hearOthers(changed: (menuId: number) => void): void {
  sharedRedis();
  const own = anotherConnection();
  listening = own;
  own?.on('message', (_channel: string, message: string) => {
    const [, speaker, menuId] = MESSAGE.exec(message) ?? [];
    if (menuId !== undefined && speaker !== self) changed(Number(menuId));
  });
  own?.on('ready', () => void own.subscribe(channel()).catch(() => undefined));
}

export function stopHearing(): void {
  listening?.disconnect();
  listening = undefined;
}
