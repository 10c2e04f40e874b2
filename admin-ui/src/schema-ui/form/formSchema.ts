/**
 * What is given to the form library: the schema in the reader's language without what a form does not ask for, and
 * beside it which widget draws each part.
 */
import { labelOf, type Language, type Schema, type Shape } from '@qaima/schemas';
import type { RJSFSchema } from '@rjsf/utils';
import { nameOf, overrideOf, type Overrides } from '../overrides.js';
import type { FormUi } from './formTypes.js';
import { widgetForType } from './widgetForType.js';

export interface FormSchema {
  readonly schema: RJSFSchema;
  readonly ui: FormUi;
}

const isAsked = (name: string, property: unknown, path: string, own: Overrides): property is Schema =>
  typeof property === 'object' &&
  property !== null &&
  name !== '_id' &&
  !(property as Schema).readOnly &&
  !overrideOf(path, own).hidden;

const isLast = (path: string, own: Overrides) => overrideOf(path, own).last === true;

function drawn(schema: Schema, path: string, language: Language, own: Overrides): FormSchema {
  const { $id: _id, default: _default, description: _description, properties, items, ...rest } = schema;
  const override = overrideOf(path, own);
  const base = { ...rest, title: labelOf(schema, language) };
  const ui: FormUi = {
    ...(override.field ? { 'ui:field': override.field } : {}),
    'ui:options': {
      half: override.half ?? false,
      rowExtra: override.rowExtra,
      ownMessage: override.ownMessage,
      label: true,
    },
  };
  if (properties) {
    const asked = Object.entries(properties)
      .filter((entry): entry is [string, Schema] => isAsked(entry[0], entry[1], `${path}.${entry[0]}`, own))
      .sort(([a], [b]) => Number(isLast(`${path}.${a}`, own)) - Number(isLast(`${path}.${b}`, own)));
    const inside = asked.map(([name, part]) => [name, drawn(part, `${path}.${name}`, language, own)] as const);
    return {
      schema: {
        ...base,
        properties: Object.fromEntries(inside.map(([name, part]) => [name, part.schema])),
      } as RJSFSchema,
      ui: { ...ui, ...Object.fromEntries(inside.map(([name, part]) => [name, part.ui])) },
    };
  }
  if (items) {
    const row = drawn(items, path, language, own);
    // A list's own drawing must not be taken for that of its rows.
    const { 'ui:field': _field, ...rowUi } = row.ui;
    return { schema: { ...base, items: row.schema } as RJSFSchema, ui: { ...ui, items: rowUi } };
  }
  return { schema: base as RJSFSchema, ui: { ...ui, 'ui:widget': override.widget ?? widgetForType(schema) } };
}

export const toFormSchema = (shape: Shape, language: Language, own: Overrides = {}): FormSchema =>
  drawn(shape, nameOf(shape), language, own);

/** The names of the fields that a form of this shape shows. */
export const formFieldsOf = (shape: Shape, own: Overrides = {}): string[] =>
  Object.keys(toFormSchema(shape, 'ar', own).schema.properties ?? {});
