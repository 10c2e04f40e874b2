/** What a spreadsheet of orders is called: by what was filtered, and the day it was made. */
import {
  DEFAULT_TIME_ZONE,
  orderQuerySchema,
  toPercent,
  formatPercent,
  todayIn,
  type Language,
  type OrderQuery,
  type Schema,
} from '@qaima/schemas';
import type { FileName } from '../../http/download';

const HEADS = { ar: 'الطلبات', en: 'Orders' } as const satisfies Record<Language, string>;
const NO = { ar: 'لا', en: 'no' } as const satisfies Record<Language, string>;

/** What does not choose orders. */
const NOT_FILTERS: readonly string[] = ['excel', 'page', 'limit'];

function valueText(schema: Schema, value: unknown, language: Language): string {
  const option = schema['x-options']?.[String(value)];
  if (option) return option[language];
  // The title alone says yes.
  if (typeof value === 'boolean') return value ? '' : NO[language];
  // Shares are read in percent.
  return typeof value === 'number' ? formatPercent(toPercent(value)) : String(value);
}

/** Names of files have one language, the reader's, and the day of the provider's clock. */
export function spreadsheetName(query: OrderQuery, language: Language, now: Date): FileName {
  const today = todayIn(DEFAULT_TIME_ZONE, now);
  const values = new Map(Object.entries(query));
  // In the order in which the filters are declared, whatever the address's is.
  const filters = Object.entries<Schema>(orderQuerySchema.properties).flatMap(([name, schema]) => {
    const value = NOT_FILTERS.includes(name) ? undefined : values.get(name);
    if (value === undefined) return [];
    const title = (language === 'en' ? schema['x-en'] : schema.title) ?? name;
    return [{ name, text: `${title} ${valueText(schema, value, language)}`.trim() }];
  });
  return {
    name: [HEADS[language], ...filters.map(({ text }) => text), today].join(' - '),
    ascii: ['orders', ...filters.map(({ name }) => name), today].join('-'),
  };
}
