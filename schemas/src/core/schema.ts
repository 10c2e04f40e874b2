/**
 * What an entity or a payload looks like: JSON Schema with a handful of words of our own.
 * Everything else (validation, forms, lists, database columns, types, OpenAPI) is derived from it.
 */
import type { LocalizedText } from './language.js';

/** The words that a shape may use beside those of JSON Schema. ajv is told of them in `validate.ts`. */
export interface SchemaExtensions {
  /** The English label; `title` is the Arabic one. */
  readonly 'x-en'?: string;
  /** `false` keeps the property out of generated lists. */
  readonly 'x-list'?: boolean;
  /** The fixed sentence for any failed rule of this property. */
  readonly 'x-message'?: LocalizedText;
  /** The fixed sentence for a property that is missing or blank. */
  readonly 'x-required'?: LocalizedText;
  /** Labels for the values of an `enum` (or of a boolean, by 'true' and 'false'). */
  readonly 'x-options'?: Readonly<Record<string, LocalizedText>>;
  /** Money: a number in the menu's currency on the wire, integer thousandths in the database. */
  readonly 'x-money'?: boolean;
  /** A text that may have line breaks; all others are one line. */
  readonly 'x-multiline'?: boolean;
  /** The file name of a stored picture; the value is the upload path that fills it. A picture is kept as long as one names it. */
  readonly 'x-picture'?: string;
  /** What is answered where a required value is missing or invalid in the database. */
  readonly 'x-fallback'?: unknown;
}

/** The names of {@link SchemaExtensions}, for ajv's vocabulary. */
export const EXTENSION_KEYWORDS = [
  'x-en',
  'x-list',
  'x-message',
  'x-required',
  'x-options',
  'x-money',
  'x-multiline',
  'x-picture',
  'x-fallback',
] as const;

/** The values of JSON that a schema's `type` may name, but for those that have parts. */
interface PrimitiveTypes {
  readonly string: string;
  readonly number: number;
  readonly integer: number;
  readonly boolean: boolean;
  readonly null: null;
}
export type TypeName = keyof PrimitiveTypes | 'array' | 'object';

/**
 * The part of JSON Schema that shapes are written in. Written out here rather than taken from a library: a schema is
 * compared with this and read by {@link TypeOf} wherever a call is made, so both must be shallow.
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
  /** Whether there may be properties beside those that are named; said `true` where there may. */
  readonly additionalProperties?: boolean;
  readonly minProperties?: number;
}

/** A schema that describes an object by its properties. */
export interface ObjectSchema extends Schema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Schema>>;
}

/** Who reads a value: what has a default is always in what was checked, and may be left out of what is sent. */
type Side = 'kept' | 'sent';

type NamesOf<S> = S extends { readonly required: readonly (infer R)[] } ? R : never;
type DefaultedOf<P> = { [K in keyof P]: P[K] extends { readonly default: unknown } ? K : never }[keyof P];
type SureOf<S, P, F extends Side> = Extract<keyof P, NamesOf<S> | (F extends 'kept' ? DefaultedOf<P> : never)>;

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

/** The TypeScript type that a schema describes. */
export type TypeOf<S extends Schema> = Value<S, 'kept'>;

/** What a caller may send: what has a default may be left out. */
export type InputOf<S extends Schema> = Value<S, 'sent'>;

type Properties<S extends ObjectSchema> = S['properties'];
type ReadOnlyKeys<P> = { [K in keyof P]: P[K] extends { readonly readOnly: true } ? K : never }[keyof P];
type RequiredOf<S extends ObjectSchema> = S extends { readonly required: readonly (infer R)[] } ? R : never;

/** A shape without what only the server may set. */
export type CreateSchemaOf<S extends ObjectSchema> = {
  readonly type: 'object';
  readonly additionalProperties: false;
  readonly properties: Omit<Properties<S>, ReadOnlyKeys<Properties<S>>>;
  readonly required: readonly Exclude<RequiredOf<S>, ReadOnlyKeys<Properties<S>>>[];
};

/** A draft in which everything is optional. */
export type UpdateSchemaOf<S extends ObjectSchema> = Omit<CreateSchemaOf<S>, 'required'> & {
  readonly required: readonly [];
};

const isReadOnly = (schema: Schema) => schema.readOnly === true;

/** The payload that creates an entity: the shape by exclusion of what is `readOnly`, never by a list of names. */
export function toCreateSchema<const S extends ObjectSchema>(shape: S): CreateSchemaOf<S> {
  const kept = Object.entries(shape.properties).filter(([, schema]) => !isReadOnly(schema));
  const names = new Set(kept.map(([name]) => name));
  return {
    ...(shape.$id ? { $id: `${shape.$id}Draft` } : {}),
    ...(shape.title ? { title: shape.title } : {}),
    ...(shape['x-en'] ? { 'x-en': shape['x-en'] } : {}),
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(kept),
    required: (shape.required ?? []).filter((name) => names.has(name)),
  } as unknown as CreateSchemaOf<S>;
}

/**
 * The payload that changes an entity: a draft with everything optional, and without defaults: a default in
 * a partial payload would overwrite what is stored.
 */
export function toUpdateSchema<const S extends ObjectSchema>(shape: S): UpdateSchemaOf<S> {
  const draft = toCreateSchema(shape);
  const bare = Object.entries(draft.properties as Record<string, Schema>).map(([name, schema]): [string, Schema] => {
    const { default: _default, ...rest } = schema;
    return [name, rest];
  });
  return {
    ...(draft as ObjectSchema),
    ...(shape.$id ? { $id: `${shape.$id}Changes` } : {}),
    properties: Object.fromEntries(bare),
    required: [],
  } as unknown as UpdateSchemaOf<S>;
}

/** A list of a schema's values. */
export function arrayOf<const S extends Schema, const L extends { minItems?: number; maxItems?: number }>(
  items: S,
  limits: L,
) {
  return { type: 'array', items, ...limits } as const;
}

/** A shape with further properties: for what only one payload takes, or only one answer carries. */
export function withProperties<const S extends ObjectSchema, const P extends Readonly<Record<string, Schema>>>(
  shape: S,
  properties: P,
) {
  return { ...shape, properties: { ...shape.properties, ...properties } } as Omit<S, 'properties'> & {
    readonly properties: S['properties'] & P;
  };
}
