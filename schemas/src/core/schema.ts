/**
 * The schema language: JSON Schema with a few extension keywords. Validation, forms, lists, database columns, types
 * and OpenAPI are derived from it.
 */
import type { LocalizedText } from './language.js';

/** Our extension keywords. `validator.ts` registers them with ajv. */
export interface SchemaExtensions {
  /** The English label; `title` is the Arabic one. */
  readonly 'x-en'?: string;
  /** `false` omits the property from generated tables. In a query schema, it omits the property from the filters. */
  readonly 'x-list'?: boolean;
  /** The message for every violated rule of this property. */
  readonly 'x-message'?: LocalizedText;
  /** The message if the property is missing or blank. */
  readonly 'x-required'?: LocalizedText;
  /** Labels for the values of an `enum`, or of a boolean ('true' and 'false'). */
  readonly 'x-options'?: Readonly<Record<string, LocalizedText>>;
  /** Money: a number in the menu's currency in the API, integer thousandths in the database. */
  readonly 'x-money'?: boolean;
  /** An instant that is the end of a day. Spreadsheets have the day. */
  readonly 'x-last-day'?: true;
  /** A text that may have line breaks. */
  readonly 'x-multiline'?: boolean;
  /**
   * The property is a stored picture's file name. The keyword's value is the path of the upload that sets the property.
   * The picture's files are kept as long as a property refers to them.
   */
  readonly 'x-picture'?: string;
  /** An object of optional texts that null clears: each text becomes blank. */
  readonly 'x-null-clears'?: true;
  /** The text can be translated; `translatable` adds its translations to the entity. */
  readonly 'x-translate'?: true;
  /** The value to return if a required value is missing or invalid in the database. */
  readonly 'x-fallback'?: unknown;
  /** The name of the database column, if it differs from the property's because another column has that name. */
  readonly 'x-column'?: string;
  /** The names of the properties that identify a row of this list. If absent, `_id` does. */
  readonly 'x-key'?: readonly string[];
  /** No two rows of the database table may have the same value. */
  readonly 'x-unique'?: true;
  /** The property that no two rows of this list may have in common. */
  readonly 'x-unique-by'?: string;
}

/** The names of {@link SchemaExtensions}, for ajv. */
export const EXTENSION_KEYWORDS = [
  'x-en',
  'x-list',
  'x-message',
  'x-required',
  'x-options',
  'x-money',
  'x-last-day',
  'x-multiline',
  'x-picture',
  'x-null-clears',
  'x-translate',
  'x-fallback',
  'x-column',
  'x-key',
  'x-unique',
  'x-unique-by',
] as const;

/** TypeScript types of JSON's primitive types. */
interface PrimitiveTypes {
  readonly string: string;
  readonly number: number;
  readonly integer: number;
  readonly boolean: boolean;
  readonly null: null;
}
export type TypeName = keyof PrimitiveTypes | 'array' | 'object';

/**
 * The part of JSON Schema that we use. This type is our own, because {@link TypeOf} evaluates it at every use. Both
 * types must be simple enough for the compiler.
 */
export interface Schema extends SchemaExtensions {
  readonly $id?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: TypeName | readonly TypeName[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly readOnly?: boolean;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  /** Whether the object may have other properties than the named ones. */
  readonly additionalProperties?: boolean;
  readonly minProperties?: number;
}

/** A schema of an object with named properties. */
export interface ObjectSchema extends Schema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Schema>>;
}

/** A property with a default is always present in stored values (`output`), but optional in `input`. */
type Side = 'output' | 'input';

type NamesOf<S> = S extends { readonly required: readonly (infer R)[] } ? R : never;
type DefaultedOf<P> = { [K in keyof P]: P[K] extends { readonly default: unknown } ? K : never }[keyof P];
/** The id that the server gives to what is stored. */
type IdOf<P> = P extends { readonly _id: { readonly readOnly: true } } ? '_id' : never;
type SureOf<S, P, F extends Side> = Extract<
  keyof P,
  NamesOf<S> | (F extends 'output' ? DefaultedOf<P> | IdOf<P> : never)
>;

type Flat<T> = { [K in keyof T]: T[K] };
type Fields<S, P, F extends Side> = Flat<
  { -readonly [K in SureOf<S, P, F>]: Value<P[K], F> } & {
    -readonly [K in Exclude<keyof P, SureOf<S, P, F>>]?: Value<P[K], F>;
  }
>;

type Part<N, S, F extends Side> = N extends keyof PrimitiveTypes
  ? PrimitiveTypes[N]
  : N extends 'array'
    ? S extends { readonly items: infer I }
      ? Value<I, F>[]
      : unknown[]
    : S extends { readonly additionalProperties: true }
      ? Record<string, unknown>
      : S extends { readonly properties: infer P }
        ? Fields<S, P, F>
        : Record<string, unknown>;

type Value<S, F extends Side> = S extends { readonly const: infer C }
  ? C
  : S extends { readonly enum: readonly (infer E)[] }
    ? E
    : S extends { readonly type: infer N }
      ? Part<N extends readonly (infer One)[] ? One : N, S, F>
      : unknown;

/** The TypeScript type of validated values. */
export type TypeOf<S extends Schema> = Value<S, 'output'>;

/** The TypeScript type of input: properties with a default are optional. */
export type InputOf<S extends Schema> = Value<S, 'input'>;

/** Whether the property is a fraction from 0 to 1. Screens, sheets and messages show it in percent. */
export const isFraction = ({ type, minimum, maximum }: Schema): boolean =>
  [type].flat().includes('number') && minimum === 0 && maximum === 1;

type Properties<S extends ObjectSchema> = S['properties'];
type ReadOnlyKeys<P> = { [K in keyof P]: P[K] extends { readonly readOnly: true } ? K : never }[keyof P];
type RequiredOf<S extends ObjectSchema> = S extends { readonly required: readonly (infer R)[] } ? R : never;

/** A schema without `readOnly` properties. */
export type CreateSchemaOf<S extends ObjectSchema> = {
  readonly type: 'object';
  readonly additionalProperties: false;
  readonly properties: Omit<Properties<S>, ReadOnlyKeys<Properties<S>>>;
  readonly required: readonly Exclude<RequiredOf<S>, ReadOnlyKeys<Properties<S>>>[];
};

/** A create schema with all properties optional. */
export type UpdateSchemaOf<S extends ObjectSchema> = Omit<CreateSchemaOf<S>, 'required'> & {
  readonly required: readonly [];
};

const isReadOnly = (schema: Schema) => schema.readOnly === true;

/** The schema of create payloads: all properties except `readOnly` ones. A new property is included automatically. */
export function toCreateSchema<const S extends ObjectSchema>(schema: S): CreateSchemaOf<S>;
export function toCreateSchema(schema: ObjectSchema): object {
  const writable = Object.entries(schema.properties).filter(([, property]) => !isReadOnly(property));
  const names = new Set(writable.map(([name]) => name));
  return {
    ...(schema.$id ? { $id: `${schema.$id}Draft` } : {}),
    ...(schema.title ? { title: schema.title } : {}),
    ...(schema['x-en'] ? { 'x-en': schema['x-en'] } : {}),
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(writable),
    required: (schema.required ?? []).filter((name) => names.has(name)),
  };
}

/**
 * The schema of update payloads. All properties are optional and have no defaults, because defaults would overwrite
 * stored values.
 */
export function toUpdateSchema<const S extends ObjectSchema>(schema: S): UpdateSchemaOf<S>;
export function toUpdateSchema(schema: ObjectSchema): ObjectSchema {
  const createSchema: ObjectSchema = toCreateSchema(schema);
  const withoutDefaults = Object.entries(createSchema.properties).map(([name, property]): [string, Schema] => {
    const { default: _default, ...rest } = property;
    return [name, rest];
  });
  return {
    ...createSchema,
    ...(schema.$id ? { $id: `${schema.$id}Changes` } : {}),
    properties: Object.fromEntries(withoutDefaults),
    required: [],
  };
}

export function arrayOf<const S extends Schema, const L extends { minItems?: number; maxItems?: number }>(
  items: S,
  limits: L,
) {
  return { type: 'array', items, ...limits } as const;
}

/** A schema with additional properties, for a single payload or response. */
export function withProperties<const S extends ObjectSchema, const P extends Readonly<Record<string, Schema>>>(
  schema: S,
  properties: P,
): Omit<S, 'properties'> & { readonly properties: S['properties'] & P } {
  return { ...schema, properties: { ...schema.properties, ...properties } };
}
