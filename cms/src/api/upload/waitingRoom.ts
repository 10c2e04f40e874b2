import type { IncomingMessage } from 'node:http';
import { Refusal } from '../../contract/refusals';
import { QUIET_CONNECTION } from '../../door/limits';

const CROWDED = {
  ar: 'صور كثيرة تُعالَج الآن، يرجى المحاولة بعد لحظات.',
  en: 'Many pictures are being processed. Please try again in a moment.',
};

/**
 * Where files wait until their turn comes to be re-encoded. They wait in memory, so there is room for so many bytes;
 * who comes when it is full is asked to come again. Nothing moves on a connection meanwhile: that is not the sender's
 * silence, for which connections are ended.
 */
export function waitingRoom(most: number) {
  let held = 0;

  return async function wait<T>({ socket }: IncomingMessage, file: Buffer, work: () => Promise<T>): Promise<T> {
    if (held + file.length > most) throw new Refusal(429, CROWDED, { headers: { 'Retry-After': '10' } });
    held += file.length;
    socket.setTimeout(0);
    try {
      return await work();
    } finally {
      held -= file.length;
      socket.setTimeout(QUIET_CONNECTION);
    }
  };
}
