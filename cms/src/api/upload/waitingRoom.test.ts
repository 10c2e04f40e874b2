import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { waitingRoom } from './waitingRoom';

const request = () => new IncomingMessage(new Socket());
const file = (size: number) => Buffer.alloc(size);

/** Work that ends when it is told to. */
function pending() {
  const end: { resolve?: (value: string) => void; reject?: (error: Error) => void } = {};
  const promise = new Promise<string>((resolve, reject) => Object.assign(end, { resolve, reject }));
  return { work: () => promise, end };
}

describe('the waiting room', () => {
  it('holds so many bytes, and has room again when one has left, whatever became of it', async () => {
    const wait = waitingRoom(100);
    const [first, second] = [pending(), pending()];
    const one = wait(request(), file(60), first.work);
    const two = wait(request(), file(40), second.work);
    const refused = wait(request(), file(1), async () => 'never');
    await expect(refused).rejects.toMatchObject({ status: 429, details: { headers: { 'Retry-After': '10' } } });
    first.end.resolve?.('stored');
    expect(await one).toBe('stored');
    second.end.reject?.(new Error('broken'));
    await expect(two).rejects.toThrow('broken');
    expect(await wait(request(), file(100), async () => 'room')).toBe('room');
  });

  it('keeps the connection meanwhile, and no longer', async () => {
    const wait = waitingRoom(100);
    const req = request();
    req.socket.setTimeout(5);
    const during = await wait(req, file(1), async () => req.socket.timeout);
    expect(during).toBe(0);
    expect(req.socket.timeout).toBeGreaterThan(0);
    req.socket.destroy();
  });
});
