/** The file name of a spreadsheet, with the applied filters and the current day. */
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

/** Query parameters that are not filters. */
const NOT_FILTERS: readonly string[] = ['excel', 'page', 'limit'];

function valueText(schema: Schema, value: unknown, language: Language): string {
  const option = schema['x-options']?.[String(value)];
  if (option) return option[language];
  // A filter's title means that its value is true. For false, "no" is added.
  if (typeof value === 'boolean') return value ? '' : NO[language];
  return typeof value === 'number' ? formatPercent(toPercent(value)) : String(value);
}

/** The file name in the user's language, with the day in the provider's time zone. */
export function spreadsheetName(query: OrderQuery, language: Language, now: Date): FileName {
  const today = todayIn(DEFAULT_TIME_ZONE, now);
  const values = new Map(Object.entries(query));
  // Filters follow the sequence in the schema, so that equal filters give equal file names.
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
