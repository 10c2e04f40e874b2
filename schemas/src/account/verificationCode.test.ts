import { expect, it } from 'vitest';
import { normaliseCode } from './verificationCode.js';

it('takes a code as people type and copy it', () => {
  expect(normaliseCode(' ١٢٣ ٤٥٦ ')).toBe('123456');
  expect(normaliseCode('\u200e123-456\u200f')).toBe('123456');
});

it('makes no code of what is none', () => {
  expect(normaliseCode('12345a')).toBe('12345a');
});
