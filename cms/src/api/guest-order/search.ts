/** Search of orders by number, name, phone (also in its national form), table and items. */
import {
  inLanguage,
  LANGUAGES,
  lineName,
  nationalDigits,
  toE164,
  toLatinDigits,
  toSearchable,
  type CartLine,
} from '@qaima/schemas';
import type { Knex } from 'knex';

/** A search with fewer digits than this ignores phone numbers, because it would match nearly every one. */
const MIN_PHONE_DIGITS = 4;

const MAX_TEXT_CHARACTERS = 8_000;

const digitsOf = (text: string): string => toLatinDigits(text).replace(/\D/g, '');

interface SearchedFields {
  readonly name: string | null;
  readonly phone: string;
  readonly table: string | null;
  /** They are found by their names in both languages. */
  readonly items: readonly Pick<CartLine, 'item' | 'combo' | 'subItem'>[];
}

/** The digits of a phone number in three forms: as typed, with the country code, and national. */
function phoneForms(phone: string): string {
  const international = toE164(phone)?.slice(1) ?? '';
  return [digitsOf(phone), international, nationalDigits(phone)].filter(Boolean).join(' ');
}

/** The columns that the search reads. Words with a hamza are stored in both common spellings. */
export function searchColumns({ name, phone, table, items }: SearchedFields) {
  const names = LANGUAGES.flatMap((language) => inLanguage(items, language).map((line) => lineName(line)));
  const { readings } = toSearchable([...new Set([name, table, ...names])].filter(Boolean).join(' · '));
  return { searchText: readings.join('\n').slice(0, MAX_TEXT_CHARACTERS), searchPhone: phoneForms(phone) };
}

const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const CONTAINS = "?? LIKE ? ESCAPE '\\'";

/** Filters orders to those that contain every word of the search. */
export function whereFound(query: Knex.QueryBuilder, search: string): void {
  const text = toLatinDigits(search).trim();
  const digits = /^[#+]?[\d\s().-]+$/.test(text) ? digitsOf(text).replace(/^00(?=\d{6})/, '') : '';
  const words = text.replace(/^#(?=\d)/, '').split(/\s+/);
  void query.where((found) => {
    void found.where((all) => {
      for (const word of words) {
        const readings = [...new Set(toSearchable(word).readings)].filter(Boolean);
        if (readings.length === 0) continue;
        void all.where((any) => {
          for (const reading of readings) void any.orWhereRaw(CONTAINS, ['search_text', containing(reading)]);
        });
      }
    });
    // Nine digits always fit an integer column.
    if (digits.length > 0 && digits.length <= 9) void found.orWhere({ number: Number(digits) });
    if (digits.length >= MIN_PHONE_DIGITS) void found.orWhereRaw(CONTAINS, ['search_phone', containing(digits)]);
  });
}
