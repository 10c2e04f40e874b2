import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { withoutIdleTimeout } from './idleTimeout';

it('keeps the connection of a request while its file waits for its turn, and no longer', async () => {
  const req = new IncomingMessage(new Socket());
  req.socket.setTimeout(5);
  expect(await withoutIdleTimeout(req, async () => req.socket.timeout)).toBe(0);
  expect(req.socket.timeout).toBeGreaterThan(0);
  await expect(withoutIdleTimeout(req, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(req.socket.timeout).toBeGreaterThan(0);
  req.socket.destroy();
});
