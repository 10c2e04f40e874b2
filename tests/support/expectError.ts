import { expect } from 'vitest';
import type { HttpResponse, ResponseBody } from './http.js';

/**
 * Asserts that a response has this error status, and that its envelope names exactly these fields (JSON pointers) in
 * this order.
 */
export function expectError(
  { status, body }: HttpResponse<Pick<ResponseBody, 'message' | 'err' | 'errors'>>,
  expected: number,
  paths?: readonly string[],
): void {
  expect({ status, paths: paths && body.errors?.map(({ path }) => path) }).toEqual({ status: expected, paths });
  expect(body).toMatchObject({ status: 'fail', message: expect.stringMatching(/\S/), err: { statusCode: expected } });
  expect(body).not.toHaveProperty('data');
}
