/**
 * From a kernel shape to a Strapi content type. The columns follow the shape, so that a new property of a shape is a new
 * column at the next start, with no other edit.
 */
import type { Schema, ObjectSchema } from '@qaima/schemas';

interface Attribute {
  readonly type: string;
  readonly [option: string]: unknown;
}

interface Naming {
  /** Kebab-case, as in the content type's UID `api::name.name`. */
  readonly singular: string;
  readonly plural: string;
}

interface Storage {
  /** Properties that are answered but live elsewhere (relations, counts of other rows). */
  readonly except?: readonly string[];
  /** Columns that only the server knows: relations, positions, counters. They win over the shape's. */
  readonly stored?: Readonly<Record<string, Attribute>>;
}

/** Longer texts than this go into a text column. */
const LONGEST_STRING = 255;

export const typesOf = (schema: Schema): readonly string[] => [schema.type ?? []].flat();

/** Whether a schema has a picture's file name anywhere in it. */
const holdsPictures = (schema: Schema): boolean =>
  schema['x-picture'] !== undefined ||
  (schema.items !== undefined && holdsPictures(schema.items)) ||
  Object.values(schema.properties ?? {}).some(holdsPictures);

/** Marks a column that keeps the file names of pictures, alone or within JSON: as long as one does, its picture is kept. */
export const HOLDS_PICTURES = { pluginOptions: { qaima: { pictures: true } } } as const;

export const isPictureColumn = ({ pluginOptions }: { readonly pluginOptions?: object }): boolean =>
  pluginOptions !== undefined && 'qaima' in pluginOptions;

const columnOf = (schema: Schema): Attribute => {
  const types = typesOf(schema);
  const fallback = schema.default === undefined ? {} : { default: schema.default };
  // Money is kept in integer thousandths: a decimal column is numeric(10,2) on PostgreSQL and a float on SQLite.
  if (schema['x-money']) return { type: 'integer' };
  if (types.includes('object') || types.includes('array')) return { type: 'json' };
  if (types.includes('boolean')) return { type: 'boolean', ...fallback };
  if (types.includes('integer')) return { type: 'integer', ...fallback };
  if (types.includes('number')) return { type: 'float' };
  if (schema.format === 'iso-instant') return { type: 'datetime' };
  const long = schema.enum === undefined && (schema.maxLength ?? LONGEST_STRING) > LONGEST_STRING;
  return { type: long ? 'text' : 'string', ...fallback };
};

/** The properties of a shape that have a column of their own. */
export function storedProperties(shape: ObjectSchema, except: readonly string[] = []): [string, Schema][] {
  return Object.entries(shape.properties).filter(([name]) => name !== '_id' && !except.includes(name));
}

/** A content type without drafts and without a public REST interface of Strapi's own. */
export function contentType(shape: ObjectSchema, naming: Naming, { except = [], stored = {} }: Storage = {}) {
  const columns = storedProperties(shape, except).map(([name, schema]) => {
    return [name, { ...columnOf(schema), ...(holdsPictures(schema) ? HOLDS_PICTURES : {}) }];
  });
  return {
    kind: 'collectionType',
    collectionName: naming.plural.replaceAll('-', '_'),
    info: {
      singularName: naming.singular,
      pluralName: naming.plural,
      displayName: shape['x-en'] ?? shape.$id ?? naming.singular,
    },
    options: { draftAndPublish: false },
    attributes: { ...Object.fromEntries(columns), ...stored } as Record<string, Attribute>,
  };
}

/** A content type of the server's own, for which the contract has no shape. */
export function privateType(naming: Naming, displayName: string, attributes: Readonly<Record<string, Attribute>>) {
  return contentType({ type: 'object', 'x-en': displayName, properties: {} }, naming, { stored: attributes });
}

/** A column that holds the id of the row this one belongs to. */
export function belongsTo(target: string): Attribute {
  const uid = target.includes('::') ? target : `api::${target}.${target}`;
  return { type: 'relation', relation: 'manyToOne', target: uid, useJoinTable: false };
}

/** Who edited which field last: `LastEdits`. Null in rows that an earlier version stored. */
export const lastEdits: Attribute = { type: 'json' };

/** The place of a row among its siblings. */
export const position: Attribute = { type: 'integer', default: 0 };
