import { describe, expect, it } from 'vitest';
import { isReservedUserName, normaliseEmail, normaliseUserName } from './name.js';

describe('a user name', () => {
  it('is the same in any case and with any digits', () => {
    expect(normaliseUserName(' Rana.٢٣ ')).toBe('rana.23');
  });

  it('is never a word of a call, however it is written', () => {
    expect(['me', 'ME', 'Login', 'reset'].every(isReservedUserName)).toBe(true);
    expect(isReservedUserName('meme')).toBe(false);
  });
});

describe('an e-mail address', () => {
  it('is the same in any case', () => {
    expect(normaliseEmail(' Rana@Example.COM ')).toBe('rana@example.com');
  });
});
