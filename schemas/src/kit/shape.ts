/**
 * What an entity or a payload looks like: JSON Schema with a handful of words of our own.
 * Everything else (validation, forms, lists, database columns, types, OpenAPI) is derived from it.
 */
import type { ExtendedJSONSchema, FromExtendedSchema } from 'json-schema-to-ts';
import type { Words } from './words.js';

/** The words that a shape may use beside those of JSON Schema. ajv is told of them in `validate.ts`. */
// A type, not an interface: json-schema-to-ts asks for an index signature.
export type OwnWords = {
  /** The English label; `title` is the Arabic one. */
  'x-en': string;
  /** `false` keeps the property out of generated lists. */
  'x-list': boolean;
  /** The fixed sentence for any failed rule of this property. */
  'x-message': Words;
  /** The fixed sentence for a property that is missing or blank. */
  'x-required': Words;
  /** Labels for the values of an `enum` (or of a boolean, by 'true' and 'false'). */
  'x-options': Readonly<Record<string, Words>>;
  /** Money: a number in the menu's currency on the wire, integer thousandths in the database. */
  'x-money': boolean;
  /** A stored link to a picture: `picture` names the upload path it is filled by. */
  'x-picture': string;
};

/** The names of {@link OwnWords}, for ajv's vocabulary. */
export const OWN_WORDS = ['x-en', 'x-list', 'x-message', 'x-required', 'x-options', 'x-money', 'x-picture'] as const;

export type Schema = Exclude<ExtendedJSONSchema<OwnWords>, boolean>;

/** A schema that describes an object by its properties. */
export type Shape = Schema & {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
};

/** The TypeScript type that a schema describes. */
export type TypeOf<S extends Schema> = FromExtendedSchema<OwnWords, S>;

/** What a caller may send: what has a default may be left out. */
export type InputOf<S extends Schema> = FromExtendedSchema<OwnWords, S, { keepDefaultedPropertiesOptional: true }>;

type Properties<S extends Shape> = S['properties'];
type ReadOnlyKeys<P> = { [K in keyof P]: P[K] extends { readonly readOnly: true } ? K : never }[keyof P];
type RequiredOf<S extends Shape> = S extends { readonly required: readonly (infer R)[] } ? R : never;

/** A shape without what only the server may set. */
export type DraftOf<S extends Shape> = {
  readonly type: 'object';
  readonly additionalProperties: false;
  readonly properties: Omit<Properties<S>, ReadOnlyKeys<Properties<S>>>;
  readonly required: readonly Exclude<RequiredOf<S>, ReadOnlyKeys<Properties<S>>>[];
};

/** A draft in which everything is optional. */
export type ChangesOf<S extends Shape> = Omit<DraftOf<S>, 'required'> & { readonly required: readonly [] };

const isReadOnly = (schema: Schema) => schema.readOnly === true;

/** The payload that creates an entity: the shape by exclusion of what is `readOnly`, never by a list of names. */
export function draftOf<const S extends Shape>(shape: S): DraftOf<S> {
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
  } as unknown as DraftOf<S>;
}

/**
 * The payload that changes an entity: a draft with everything optional, and without defaults: a default in
 * a partial payload would overwrite what is stored.
 */
export function changesOf<const S extends Shape>(shape: S): ChangesOf<S> {
  const draft = draftOf(shape);
  const bare = Object.entries(draft.properties as Record<string, Schema>).map(([name, schema]): [string, Schema] => {
    const { default: _default, ...rest } = schema;
    return [name, rest];
  });
  return {
    ...(draft as Shape),
    ...(shape.$id ? { $id: `${shape.$id}Changes` } : {}),
    properties: Object.fromEntries(bare),
    required: [],
  } as unknown as ChangesOf<S>;
}

/** A list of a schema's values. */
export function listOf<const S extends Schema, const L extends { minItems?: number; maxItems?: number }>(
  items: S,
  limits: L,
) {
  return { type: 'array', items, ...limits } as const;
}

/** A shape with further properties: for what only one payload takes, or only one answer carries. */
export function withProperties<const S extends Shape, const P extends Readonly<Record<string, Schema>>>(
  shape: S,
  properties: P,
) {
  return { ...shape, properties: { ...shape.properties, ...properties } } as Omit<S, 'properties'> & {
    readonly properties: S['properties'] & P;
  };
}
