import { expect, it } from 'vitest';
import { describeError } from './log.js';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

it('logs an error’s message and stack, but nothing of unreadable JSON', () => {
  expect(describeError(new Error('ENOSPC'))).toMatchObject({
    message: 'ENOSPC',
    stack: expect.stringContaining('at '),
  });
  for (const text of ['{"phone":"0790000000"', 'call 0790000000'])
    expect(JSON.stringify(describeError(parsed(text)))).not.toMatch(/0790|phone|call/);
});
