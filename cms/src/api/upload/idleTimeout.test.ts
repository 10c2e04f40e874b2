import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { withoutIdleTimeout } from './idleTimeout';

it('suspends the idle timeout while a file waits for its turn, no longer', async () => {
  const req = new IncomingMessage(new Socket());
  req.socket.setTimeout(5);
  expect(await withoutIdleTimeout(req, async () => req.socket.timeout)).toBe(0);
  expect(req.socket.timeout).toBeGreaterThan(0);
  await expect(withoutIdleTimeout(req, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(req.socket.timeout).toBeGreaterThan(0);
  req.socket.destroy();
});
