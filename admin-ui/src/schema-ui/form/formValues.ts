/** What a form holds: from a record to its fields, and from its fields to what is sent. */
import type { Schema, ObjectSchema } from '@qaima/schemas';
import { deepEquals } from '@rjsf/utils';

export type FormValues = Readonly<Record<string, unknown>>;

const propertiesOf = (schema: Schema): [string, Schema][] =>
  Object.entries(schema.properties ?? {}).filter((entry): entry is [string, Schema] => typeof entry[1] === 'object');

const accepts = (schema: Schema, type: string) => [schema.type].flat().includes(type as never);

/** The fields of a record that a form may change; what the schema does not know stays out. */
export function valuesOf(schema: ObjectSchema, record: object): FormValues {
  const source = record as FormValues;
  const known = propertiesOf(schema).map(([name, property]) => {
    const value = source[name];
    return [name, value === null && !accepts(property, 'null') ? undefined : value] as const;
  });
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
}

/** What a new record begins with, by the schema. */
export function defaultsOf(schema: ObjectSchema): FormValues {
  const known = propertiesOf(schema).map(([name, property]) => [name, property.default] as const);
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
}

/**
 * The value to send for an emptied field: the API clears by an empty string or by null.
 * (docs/spec/api.md#request-bodies)
 */
const cleared = (schema: Schema): unknown =>
  accepts(schema, 'string') ? '' : accepts(schema, 'null') ? null : undefined;

/** The fields that differ, as they are sent: only what was changed, so that nobody else's change is undone. */
export function changesBetween(schema: ObjectSchema, before: FormValues, after: FormValues): FormValues {
  const changed = propertiesOf(schema).filter(([name]) => !deepEquals(before[name], after[name]));
  const sent = changed.map(([name, property]) => [name, after[name] ?? cleared(property)] as const);
  return Object.fromEntries(sent);
}

/** What a form edits: a record as it was read, and what was typed over it. */
export interface Edit {
  /** Absent for something new. */
  readonly record?: object;
  /** Of each field the value that the person saw before they typed. */
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

/** Takes over what a record says anew of the fields that nothing was typed into; the others stay as they are. */
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
 * After `sent` was stored: its changes are no longer unsaved. What was typed meanwhile stays, and where the server has
 * stored another form of what was sent (a link made of a number), that is shown.
 */
export function afterSave(schema: ObjectSchema, edit: Edit, sent: Edit): Edit {
  const is = edit.record && edit.record !== sent.record ? valuesOf(schema, edit.record) : sent.values;
  return Object.keys(changesBetween(schema, sent.before, sent.values)).reduce<Edit>((now, name) => {
    const before = withField(now.before, name, is[name]);
    const isAsSent = deepEquals(now.values[name], sent.values[name]);
    return { ...now, before, values: isAsSent ? withField(now.values, name, is[name]) : now.values };
  }, edit);
}
