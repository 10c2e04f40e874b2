import { describe, expect, it } from 'vitest';
import {
  accountUsernameMessage,
  isReservedAccountUsername,
  isAccountUsername,
  normalizeEmail,
  normalizeAccountUsername,
} from './username.js';

describe('a user name', () => {
  it('is the same in any case and with any digits', () => {
    expect(normalizeAccountUsername(' Rana.٢٣ ')).toBe('rana.23');
  });

  it('is never a word of a call, however it is written', () => {
    expect(['me', 'ME', 'Login', 'reset'].every(isReservedAccountUsername)).toBe(true);
    expect(isReservedAccountUsername('meme')).toBe(false);
  });

  it('has 3 to 30 letters, digits or . _ -', () => {
    expect(['abc', 'Rana.M_2-x', 'a'.repeat(30)].every(isAccountUsername)).toBe(true);
    expect(['ab', 'a'.repeat(31), 'رنا', 'a b c', 'a@b', 'login', ''].some(isAccountUsername)).toBe(false);
  });

  it.each([
    ['رنا', 'Arabic letters are not possible here.'],
    ['rana منصور', 'Arabic letters are not possible here.'],
    ['rana m', 'Spaces are not possible here.'],
    ['rana@m', '“@” is not possible here.'],
    ['rana🍕', '“🍕” is not possible here.'],
    ['ab', 'Shorter than 3 characters.'],
    ['a'.repeat(31), 'Longer than 30 characters.'],
    ['login', 'This name is reserved. Please choose another one'],
    [' Rana.٢٣ ', undefined],
  ])('is told what is wrong with it: %s', (name, message) => {
    expect(accountUsernameMessage(name)?.en).toBe(message);
  });
});

describe('an e-mail address', () => {
  it('is the same in any case', () => {
    expect(normalizeEmail(' Rana@Example.COM ')).toBe('rana@example.com');
  });
});
