/** Converts between records, form values and inputs. */
import type { Schema, ObjectSchema, TypeName } from '@qaima/schemas';
import { isRecord, propertyOf } from '@qaima/schemas/core/typeGuards';
import { deepEquals } from '@rjsf/utils';

export type FormValues = Readonly<Record<string, unknown>>;

const propertiesOf = (schema: Schema): [string, Schema][] =>
  Object.entries(schema.properties ?? {}).filter((entry): entry is [string, Schema] => typeof entry[1] === 'object');

const accepts = (schema: Schema, type: TypeName) => [schema.type].flat().includes(type);

/** The editable fields of a record. */
export function valuesOf(schema: ObjectSchema, record: object): FormValues {
  const known = propertiesOf(schema).map(([name, property]) => {
    const value = propertyOf(record, name);
    return [name, value === null && !accepts(property, 'null') ? undefined : value] as const;
  });
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
}

/** The initial values of a new record. */
export function defaultsOf(schema: ObjectSchema): FormValues {
  const known = propertiesOf(schema).map(([name, property]) => [name, property.default] as const);
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
}

/** The value that clears a field: an empty string or null. (docs/spec/api.md#request-bodies) */
const cleared = (schema: Schema): unknown =>
  accepts(schema, 'string') ? '' : accepts(schema, 'null') ? null : undefined;

/** The fields that have changed. Only these are sent, so that changes by other users are not overwritten. */
export function changesBetween(schema: ObjectSchema, before: FormValues, after: FormValues): FormValues {
  const changed = propertiesOf(schema).filter(([name]) => !deepEquals(before[name], after[name]));
  const sent = changed.map(([name, property]) => [name, after[name] ?? cleared(property)] as const);
  return Object.fromEntries(sent);
}

/** Copies the values and sets the value at a path. Creates the objects of the path that do not exist. */
export function withValueAt(values: unknown, [name, ...rest]: readonly (string | number)[], value: unknown): FormValues;
export function withValueAt(values: unknown, [name, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(values)) {
    return values.map((entry: unknown, index) => (index === name ? withValueAt(entry, rest, value) : entry));
  }
  return { ...(isRecord(values) ? values : {}), [name]: withValueAt(propertyOf(values, String(name)), rest, value) };
}

/** The edited record and the form's values. */
export interface Edit {
  /** Absent for a new record. */
  readonly record?: object;
  /** The values that the user saw before editing. */
  readonly before: FormValues;
  readonly values: FormValues;
}

export const restartEdit = (from: FormValues): Edit => ({ before: from, values: from });

export const editOf = (schema: ObjectSchema, record: object): Edit => ({
  ...restartEdit(valuesOf(schema, record)),
  record,
});

const without = (values: FormValues, name: string) => {
  const { [name]: _dropped, ...rest } = values;
  return rest;
};

const withField = (values: FormValues, name: string, value: unknown): FormValues =>
  value === undefined ? without(values, name) : { ...values, [name]: value };

/** Applies a refetched record to an edit: fields that the user has not changed get the record's values. */
export function rebase(schema: ObjectSchema, edit: Edit, record: object | undefined): Edit {
  if (!record || record === edit.record) return edit;
  const was = edit.record ? valuesOf(schema, edit.record) : {};
  const is = valuesOf(schema, record);
  if (deepEquals(was, is)) return edit;
  return Object.keys(schema.properties).reduce<Edit>(
    (now, name) =>
      deepEquals(now.values[name], now.before[name])
        ? { ...now, before: withField(now.before, name, is[name]), values: withField(now.values, name, is[name]) }
        : now,
    { ...edit, record },
  );
}

/**
 * Marks the values in `sent` as saved. Values that were changed after sending stay unsaved. If the server has
 * normalized a saved value, for example a number to a link, the form shows the normalized value.
 */
export function afterSave(schema: ObjectSchema, edit: Edit, sent: Edit): Edit {
  const is = edit.record && edit.record !== sent.record ? valuesOf(schema, edit.record) : sent.values;
  return Object.keys(changesBetween(schema, sent.before, sent.values)).reduce<Edit>((now, name) => {
    const before = withField(now.before, name, is[name]);
    const isAsSent = deepEquals(now.values[name], sent.values[name]);
    return { ...now, before, values: isAsSent ? withField(now.values, name, is[name]) : now.values };
  }, edit);
}
