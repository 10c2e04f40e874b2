/**
 * The filters of a list, made from its query schema. Properties with `'x-list': false` (pagination, file formats) are
 * no filters.
 */
import {
  formatDate,
  formatPercentIsolated,
  isFraction,
  toPercent,
  type Language,
  type Schema,
  type ObjectSchema,
} from '@qaima/schemas';

export type FilterKind = 'choice' | 'date' | 'percent' | 'number' | 'text';

export interface Filter {
  readonly name: string;
  readonly schema: Schema;
  readonly kind: FilterKind;
}

function kindOf(schema: Schema): FilterKind {
  if (schema.enum || schema.type === 'boolean') return 'choice';
  if (schema.format === 'iso-instant' || schema.format === 'date') return 'date';
  if (isFraction(schema)) return 'percent';
  return schema.type === 'number' || schema.type === 'integer' ? 'number' : 'text';
}

export const filtersOf = (query: ObjectSchema): readonly Filter[] =>
  Object.entries(query.properties)
    .filter(([, schema]) => schema['x-list'] !== false)
    .map(([name, schema]) => ({ name, schema, kind: kindOf(schema) }));

/** The value of a filter as text, in the reader's language. */
export function filterText({ schema, kind }: Filter, value: string, language: Language): string {
  if (kind === 'date') return formatDate(value) || value;
  if (kind === 'percent') return formatPercentIsolated(toPercent(Number(value)));
  return schema['x-options']?.[value]?.[language] ?? value;
}
