import { Secret } from 'otpauth';
import { expect, it } from 'vitest';
import { stepOf } from './totp';

/** The secret of RFC 6238, appendix B. Its codes have eight digits, of which six are the last. */
const { base32 } = Secret.fromUTF8('12345678901234567890');

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('knows the code of RFC 6238 at %i s', (seconds, code) => {
  expect(stepOf(base32, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

it('lets a clock be off by one step, not by two', () => {
  const at = 1_234_567_890_000;
  for (const seconds of [-30, 30]) expect(stepOf(base32, '005924', at + seconds * 1000)).toBe(41_152_263);
  for (const seconds of [-61, 61]) expect(stepOf(base32, '005924', at + seconds * 1000)).toBeNull();
});
