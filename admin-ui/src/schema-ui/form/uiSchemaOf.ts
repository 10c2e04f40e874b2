/**
 * Generates rjsf's uiSchema from a domain schema: labels in the user's language, a widget for each type, overrides by
 * name.
 */
import { schemaLabel, type Language, type Schema, type ObjectSchema } from '@qaima/schemas';
import { isRecord, propertyOf } from '@qaima/schemas/core/typeGuards';
import type { FormUi } from './formTypes.js';
import { nameOf, overrideOf, type Override, type Overrides } from '../fieldOverrides.js';
import { CheckListField } from './CheckListField.js';
import { widgetForType } from './widgetForType.js';

const HIDDEN: FormUi = { 'ui:widget': 'hidden' };

/** Whether a property contains translations, which the form shows below the translated fields. */
const isTranslations = (name: string) => /^(?:translations|institutionTranslations)$/.test(name);

const isHidden = (name: string, schema: Schema, { hidden }: Override) =>
  name === '_id' || isTranslations(name) || schema.readOnly === true || hidden === true;

/** Finds the sibling property that contains the translations of a field. */
const translationsOf = ({ properties = {} }: Schema, field: string): string | undefined =>
  Object.keys(properties).find(
    (name) => isTranslations(name) && properties[name]?.properties?.['en']?.properties?.[field] !== undefined,
  );

const propertiesOf = ({ properties }: Schema): [string, Schema][] =>
  Object.entries(properties ?? {}).filter((entry): entry is [string, Schema] => typeof entry[1] === 'object');

/** The properties of an override that the templates read. `translations` names the field's translations. */
const layoutOf = ({ half = false, rowExtra, sortable, intro, removalNote, addLabel, addGate, ...others }: Override) => {
  const { fixedRows, detail, column, cell, shownIf, hint } = others;
  return {
    half,
    rowExtra,
    sortable,
    fixedRows,
    intro,
    removalNote,
    addLabel,
    addGate,
    detail,
    column,
    cell,
    shownIf,
    hint,
  };
};

export type FieldLayout = ReturnType<typeof layoutOf> & { readonly translations?: string | undefined };

/** Reads the layout of a field from its uiSchema. */
export const fieldLayout = (ui: unknown): Partial<FieldLayout> => {
  const layout = propertyOf(ui, 'ui:options');
  return isRecord(layout) ? layout : {};
};

/** Whether the value is a set of strings that the schema lists in `enum`. */
const isWordList = ({ items, uniqueItems }: Schema) => uniqueItems === true && items?.enum !== undefined;

function uiOf(schema: Schema, path: string, language: Language, own: Overrides): FormUi {
  const override = overrideOf(path, own);
  const field = override.field ?? (isWordList(schema) ? CheckListField : undefined);
  const ui: FormUi = {
    'ui:title': schemaLabel(schema, language),
    'ui:options': layoutOf(override),
    ...(field ? { 'ui:field': field } : {}),
    ...(override.ownMessage ? { 'ui:hideError': true } : {}),
  };
  if (schema.properties) return { ...ui, ...uiOfProperties(schema, path, language, own) };
  if (schema.items) {
    // A custom field for an array renders the whole array. The array's items must not get the same field.
    const { 'ui:field': _field, ...items } = uiOf(schema.items, path, language, own);
    return { ...ui, items };
  }
  return { ...ui, 'ui:widget': override.widget ?? widgetForType(schema) };
}

function uiOfProperties(
  schema: Schema,
  path: string,
  language: Language,
  own: Overrides,
  shown?: (name: string) => boolean,
): FormUi {
  const properties = propertiesOf(schema).map(([name, property]) => {
    const override = overrideOf(`${path}.${name}`, own);
    const hidden = isHidden(name, property, override) || shown?.(name) === false;
    if (hidden) return { name, last: override.last, ui: HIDDEN };
    const ui = uiOf(property, `${path}.${name}`, language, own);
    const translations = translationsOf(schema, name);
    const translated = translations ? { ...ui, 'ui:options': { ...ui['ui:options'], translations } } : ui;
    return { name, last: override.last, ui: translated };
  });
  return {
    ...Object.fromEntries(properties.map(({ name, ui }) => [name, ui])),
    'ui:order': ['*', ...properties.flatMap(({ name, last }) => (last ? [name] : []))],
  };
}

/** @param fields the fields to render; absent: all */
export const uiSchemaOf = (
  shape: ObjectSchema,
  language: Language,
  own: Overrides = {},
  fields?: readonly string[],
): FormUi => uiOfProperties(shape, nameOf(shape), language, own, fields && ((name) => fields.includes(name)));

/** Whether a form renders the property with this uiSchema. */
export const isDrawn = (ui: unknown): boolean => propertyOf(ui, 'ui:widget') !== 'hidden';

/** The names of the fields that a form of this schema renders. */
export function formFieldsOf(shape: ObjectSchema, own: Overrides = {}): string[] {
  const ui = uiSchemaOf(shape, 'ar', own);
  return Object.keys(shape.properties).filter((name) => isDrawn(ui[name]));
}
