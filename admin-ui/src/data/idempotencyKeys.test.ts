import { ApiError } from '@qaima/schemas';
import { expect, it } from 'vitest';
import { createIdempotencyKeys } from './idempotencyKeys.js';

function keysFrom() {
  let made = 0;
  return createIdempotencyKeys(() => String((made += 1)));
}

const failWith = (statusCode: number) => () => Promise.reject(new ApiError('', statusCode));

it('keeps the key of a request until the server has answered it', async () => {
  const keys = keysFrom();
  const ask = (request: string) => keys.send(request, (key) => Promise.resolve(key));
  await expect(keys.send('pay 5', failWith(0))).rejects.toThrow(ApiError);
  await expect(keys.send('pay 5', failWith(503))).rejects.toThrow(ApiError);
  expect(await ask('pay 6')).toBe('2');
  expect(await ask('pay 5')).toBe('1');
  expect(await ask('pay 5')).toBe('3');
});

it('makes a new key after a refusal', async () => {
  const keys = keysFrom();
  await expect(keys.send('pay 5', failWith(400))).rejects.toThrow(ApiError);
  expect(await keys.send('pay 5', (key) => Promise.resolve(key))).toBe('2');
});
