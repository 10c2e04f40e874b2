import { describe, expect, it } from 'vitest';
import { ar } from './index.js';

type Table = { readonly [name: string]: string | Table };

const textsOf = (table: Table): readonly string[] =>
  Object.values(table).flatMap((entry) => (typeof entry === 'string' ? [entry] : textsOf(entry)));

describe('a percentage in an Arabic sentence', () => {
  // After Arabic letters digits are read as Arabic numbers, and the sign goes to their other side.
  it('is isolated with its sign', () => {
    const open = textsOf(ar).filter((text) => /[\d}]%/.test(text.replaceAll(/\u2066[^\u2069]*\u2069/g, '')));
    expect(open).toEqual([]);
  });
});
