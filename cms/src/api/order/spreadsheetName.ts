/** The file name of a spreadsheet, with the current day, how many rows it has, and the applied filters. */
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
/** The sheet of the first rows, and that of all. */
const EXTENTS = {
  '1': { ar: 'أول 15', en: 'First 15', ascii: 'first-15' },
  all: { ar: 'الكل', en: 'All', ascii: 'all' },
} as const;
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

/**
 * The file name in the user's language, with the day in the provider's time zone. The filters are last, because a long
 * name is cut.
 */
export function spreadsheetName(query: OrderQuery, language: Language, now: Date): FileName {
  const today = todayIn(DEFAULT_TIME_ZONE, now);
  const extent = EXTENTS[query.excel === 'all' ? 'all' : '1'];
  const values = new Map(Object.entries(query));
  // Filters follow the sequence in the schema, so that equal filters give equal file names.
  const filters = Object.entries<Schema>(orderQuerySchema.properties).flatMap(([name, schema]) => {
    const value = NOT_FILTERS.includes(name) ? undefined : values.get(name);
    if (value === undefined) return [];
    const title = (language === 'en' ? schema['x-en'] : schema.title) ?? name;
    return [{ name, text: `${title} ${valueText(schema, value, language)}`.trim() }];
  });
  return {
    name: [HEADS[language], today, extent[language], ...filters.map(({ text }) => text)].join(' - '),
    ascii: ['orders', today, extent.ascii, ...filters.map(({ name }) => name)].join('-'),
  };
}
