import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prefilledLogInLink, oneTimeLink, tokenFromHash } from './urls.js';

const ORIGIN = 'https://menu.example';
const wellFormed = fc.string({ unit: 'grapheme' }).filter((text) => !/\p{Surrogate}/u.test(text));

describe('the log-in link', () => {
  it('carries both fields whole, whatever is in them', () => {
    fc.assert(
      fc.property(wellFormed, wellFormed, (username, password) => {
        const url = new URL(prefilledLogInLink(`${ORIGIN}/`, username, password));
        expect(url.origin + url.pathname).toBe(`${ORIGIN}/login`);
        expect([...url.searchParams]).toEqual([
          ['username', username],
          ['password', password],
        ]);
      }),
    );
  });
});

describe('the one-time link', () => {
  it('sends its token to nobody: it stands behind the #', () => {
    const token = 'aB3_-'.padEnd(43, 'x');
    const url = new URL(oneTimeLink(ORIGIN, token));
    expect({ path: url.pathname, search: url.search }).toEqual({ path: '/login/once', search: '' });
    expect(tokenFromHash(url.hash)).toBe(token);
  });

  it('is told from other addresses', () => {
    expect(['', '#', '#short', `#${'x'.repeat(44)}`, `#${'é'.repeat(43)}`].map(tokenFromHash)).toEqual(
      Array(5).fill(null),
    );
  });
});
