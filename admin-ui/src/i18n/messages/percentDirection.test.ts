import { describe, expect, it } from 'vitest';
import { common as arabic } from './ar/common.js';
import { staff as arabicStaff } from './ar/staff.js';
import { common as english } from './en/common.js';
import { staff as englishStaff } from './en/staff.js';

type Table = { readonly [name: string]: string | Table };

const textsOf = (table: Table): readonly string[] =>
  Object.values(table).flatMap((entry) => (typeof entry === 'string' ? [entry] : textsOf(entry)));

describe.each(Object.entries({ ar: { ...arabic, ...arabicStaff }, en: { ...english, ...englishStaff } }))(
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
