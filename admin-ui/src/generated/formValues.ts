/** What a form holds: from a record to its fields, and from its fields to what is sent. */
import type { Schema, Shape } from '@qaima/schemas';
import { deepEquals } from '@rjsf/utils';

export type FormValues = Readonly<Record<string, unknown>>;

const propertiesOf = (schema: Schema): [string, Schema][] =>
  Object.entries(schema.properties ?? {}).filter((entry): entry is [string, Schema] => typeof entry[1] === 'object');

const accepts = (schema: Schema, type: string) => [schema.type].flat().includes(type as never);

/** The fields of a record that a form may change; what the schema does not know stays out. */
export function valuesOf(schema: Shape, record: object): FormValues {
  const source = record as FormValues;
  const known = propertiesOf(schema).map(([name, property]) => {
    const value = source[name];
    return [name, value === null && !accepts(property, 'null') ? undefined : value] as const;
  });
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
}

/** What a new record begins with, by the schema. */
export function defaultsOf(schema: Shape): FormValues {
  const known = propertiesOf(schema).map(([name, property]) => [name, property.default] as const);
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
}

/** What to send for a field that was emptied: the contract clears by an empty text or by null. (Decisions, section 4.) */
const cleared = (schema: Schema): unknown =>
  accepts(schema, 'string') ? '' : accepts(schema, 'null') ? null : undefined;

/** The fields that differ, as they are sent: only what was changed, so that nobody else's change is undone. */
export function changesBetween(schema: Shape, before: FormValues, after: FormValues): FormValues {
  const changed = propertiesOf(schema).filter(([name]) => !deepEquals(before[name], after[name]));
  const sent = changed.map(([name, property]) => [name, after[name] ?? cleared(property)] as const);
  return Object.fromEntries(sent);
}

/** The value that a JSON pointer names. */
export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('/')
    .slice(1)
    .reduce<unknown>((value, name) => (value as FormValues | undefined)?.[name], values);
}
