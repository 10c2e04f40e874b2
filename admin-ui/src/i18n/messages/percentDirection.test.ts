import { describe, expect, it } from 'vitest';
import { arabicMessages, englishMessages } from './index.js';

type Table = { readonly [name: string]: string | Table };

const textsOf = (table: Table): readonly string[] =>
  Object.values(table).flatMap((entry) => (typeof entry === 'string' ? [entry] : textsOf(entry)));

describe.each(Object.entries({ ar: arabicMessages, en: englishMessages }))(
  'a percentage in a sentence (%s)',
  (_language, table) => {
    // After Arabic letters, the bidi algorithm would treat digits as Arabic numbers and put the percent sign on the
    // wrong side of the number.
    it('is written by the one function for it, isolated with its sign', () => {
      const open = textsOf(table).filter((text) => /[\d}]%/.test(text.replaceAll(/\u2066\d+%\u2069/g, '')));
      expect(open).toEqual([]);
    });
  },
);
