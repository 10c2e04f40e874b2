import { expect, it } from 'vitest';
import { normalizeVerificationCode } from './verificationCode.js';

it('takes a code as people type and copy it', () => {
  expect(normalizeVerificationCode(' ١٢٣ ٤٥٦ ')).toBe('123456');
  expect(normalizeVerificationCode('\u200e123-456\u200f')).toBe('123456');
});

it('makes no code of what is none', () => {
  expect(normalizeVerificationCode('12345a')).toBe('12345a');
});
