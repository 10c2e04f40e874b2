/** What the search of orders finds: number, name, phone as dialled at home, table and items. */
import { toE164, toLatinDigits, toSearchable } from '@qaima/schemas';
import type { Knex } from 'knex';

/** Shorter sequences of digits match nearly every phone. */
const MIN_PHONE_DIGITS = 4;

const MAX_TEXT_CHARACTERS = 8_000;

const digitsOf = (text: string): string => toLatinDigits(text).replace(/\D/g, '');

interface SearchedFields {
  readonly name: string | null;
  readonly phone: string;
  readonly table: string | null;
  readonly items: readonly string[];
}

/** A phone's digits as typed, with the country code, and as dialled in the country. */
function phoneForms(phone: string): string {
  const international = toE164(phone)?.slice(1) ?? '';
  return [digitsOf(phone), international, international.replace(/^962/, '0')].filter(Boolean).join(' ');
}

/** The stored columns that the search reads. Both spellings of each hamza are stored. */
export function searchColumns({ name, phone, table, items }: SearchedFields) {
  const { readings } = toSearchable([name, table, ...items].filter(Boolean).join(' · '));
  return { searchText: readings.join('\n').slice(0, MAX_TEXT_CHARACTERS), searchPhone: phoneForms(phone) };
}

const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const CONTAINS = "?? LIKE ? ESCAPE '\\'";

/** Restricts a query of carts to the orders that contain every word of the search. */
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
    // An integer column holds nine digits.
    if (digits.length > 0 && digits.length <= 9) void found.orWhere({ number: Number(digits) });
    if (digits.length >= MIN_PHONE_DIGITS) void found.orWhereRaw(CONTAINS, ['search_phone', containing(digits)]);
  });
}
