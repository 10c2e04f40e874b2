/** Converts a schema to a Strapi content type. A new property becomes a new column at the next start. */
import { isRecord, propertyOf, type Schema, type ObjectSchema } from '@qaima/schemas';
import { environment } from '../config/environment';

interface Attribute {
  readonly type: string;
  readonly [option: string]: unknown;
}

interface Naming {
  /** In kebab-case, as in the UID `api::name.name`. */
  readonly singular: string;
  readonly plural: string;
  /** The table's name if it differs from `plural`, so that tables of earlier versions keep their names. */
  readonly table?: string;
}

interface Storage {
  /** Properties of the schema that get no column, because they are relations or computed. */
  readonly except?: readonly string[];
  /**
   * Columns in addition to those of the schema, such as relations, positions and counters. They override columns of the
   * same name.
   */
  readonly stored?: Readonly<Record<string, Attribute>>;
}

/** The maximum length for a `string` column; longer texts get a `text` column. */
const LONGEST_STRING = 255;

export const typesOf = (schema: Schema): readonly string[] => [schema.type ?? []].flat();

/** Whether a schema describes the file name of a picture, at any depth. */
const holdsPictures = (schema: Schema): boolean =>
  schema['x-picture'] !== undefined ||
  (schema.items !== undefined && holdsPictures(schema.items)) ||
  Object.values(schema.properties ?? {}).some(holdsPictures);

/** Marks a column that contains file names of pictures, so that the picture cleanup finds these references. */
export const HOLDS_PICTURES = { pluginOptions: { qaima: { pictures: true } } } as const;

/** How Strapi's panel shows a column, according to the column's schema. */
export interface ColumnOptions {
  readonly pictures?: true;
  /** The label in both languages. */
  readonly label?: string;
  /**
   * Where the column holds thousandths of a currency: paths into its value, `*` for each entry of a list. The path of a
   * column that is an amount itself is empty.
   */
  readonly money?: readonly (readonly string[])[];
  /** Whether lists omit the column. */
  readonly isUnlisted?: true;
}

/** The options of a column; empty for columns of other plugins. */
export const columnOptions = ({ pluginOptions }: { readonly pluginOptions?: object }): ColumnOptions => {
  const options = propertyOf(pluginOptions, 'qaima');
  return isRecord(options) ? options : {};
};

export const isPictureColumn = (column: { readonly pluginOptions?: object }): boolean =>
  columnOptions(column).pictures === true;

/**
 * Money is stored as integer thousandths, because a decimal column is numeric(10,2) on PostgreSQL and a float on SQLite.
 * PostgreSQL's ordinary integers have 32 bits, SQLite's 64.
 */
function moneyColumn(): Attribute {
  const isPostgres = environment().databaseUrl !== undefined;
  return { type: 'integer', ...(isPostgres ? { columnType: { type: 'bigInteger' } } : {}) };
}

/** A sum of money that no schema describes. */
export const moneySum = (): Attribute => ({ ...moneyColumn(), default: 0, ...MONEY_COLUMN });

/** Marks a column with money that no schema describes. */
export const MONEY_COLUMN = { pluginOptions: { qaima: { money: [[]] } } } as const;

/** The paths of the amounts within values of a schema. */
function moneyPaths({ 'x-money': isMoney, items, properties = {} }: Schema): readonly (readonly string[])[] {
  const within = (name: string, schema: Schema) => moneyPaths(schema).map((path) => [name, ...path]);
  return [
    ...(isMoney ? [[]] : []),
    ...(items ? within('*', items) : []),
    ...Object.entries(properties).flatMap(([name, schema]) => within(name, schema)),
  ];
}

/** Marks the amounts of a column that holds values of a schema under another name. */
export const moneyOf = (schema: Schema) => ({ pluginOptions: { qaima: { money: moneyPaths(schema) } } });

const bilingual = ({ title, 'x-en': english }: Schema): string | undefined =>
  [title, english].filter(Boolean).join(' · ') || undefined;

function optionsOf(schema: Schema): ColumnOptions {
  const label = bilingual(schema);
  const money = moneyPaths(schema);
  return {
    ...(holdsPictures(schema) ? { pictures: true } : {}),
    ...(label ? { label } : {}),
    ...(money.length > 0 ? { money } : {}),
    ...(schema['x-list'] === false ? { isUnlisted: true } : {}),
  };
}

const columnOf = (schema: Schema): Attribute => {
  const types = typesOf(schema);
  const fallback = schema.default === undefined ? {} : { default: schema.default };
  if (schema['x-money']) return moneyColumn();
  if (types.includes('object') || types.includes('array')) return { type: 'json' };
  if (types.includes('boolean')) return { type: 'boolean', ...fallback };
  if (types.includes('integer')) return { type: 'integer', ...fallback };
  if (types.includes('number')) return { type: 'float' };
  if (schema.format === 'iso-instant') return { type: 'datetime' };
  const long = schema.enum === undefined && (schema.maxLength ?? LONGEST_STRING) > LONGEST_STRING;
  return { type: long ? 'text' : 'string', ...fallback, ...(schema['x-unique'] ? { column: { unique: true } } : {}) };
};

/** The properties of a schema that have a column. */
export function storedProperties(shape: ObjectSchema, except: readonly string[] = []): [string, Schema][] {
  return Object.entries(shape.properties).filter(([name]) => name !== '_id' && !except.includes(name));
}

/** The name of a property's column. */
export const columnName = (name: string, schema: Schema): string => schema['x-column'] ?? name;

/** A content type without drafts. */
export function contentType(shape: ObjectSchema, naming: Naming, { except = [], stored = {} }: Storage = {}) {
  const columns = storedProperties(shape, except).map(([name, schema]): [string, Attribute] => {
    return [columnName(name, schema), { ...columnOf(schema), pluginOptions: { qaima: optionsOf(schema) } }];
  });
  const attributes: Record<string, Attribute> = { ...Object.fromEntries(columns), ...stored };
  return {
    kind: 'collectionType',
    collectionName: naming.table ?? naming.plural.replaceAll('-', '_'),
    info: {
      singularName: naming.singular,
      pluralName: naming.plural,
      displayName: bilingual(shape) ?? shape.$id ?? naming.singular,
    },
    options: { draftAndPublish: false },
    attributes,
  };
}

/** The label of a content type in Arabic (`title`) and English, as in the domain schemas. */
type Label = Required<Pick<Schema, 'title' | 'x-en'>>;

/** A content type for internal tables that no schema of the domain package describes. */
export function privateType(naming: Naming, label: Label, attributes: Readonly<Record<string, Attribute>>) {
  return contentType({ type: 'object', ...label, properties: {} }, naming, { stored: attributes });
}

/** A many-to-one relation, stored as a column with the parent's id. */
export function belongsTo(target: string): Attribute {
  const uid = target.includes('::') ? target : `api::${target}.${target}`;
  return { type: 'relation', relation: 'manyToOne', target: uid, useJoinTable: false };
}

/** Who last edited each field, as `LastEdits`. Null in rows of earlier versions. */
export const lastEdits: Attribute = { type: 'json' };

/** The position of a row in its list. */
export const position: Attribute = { type: 'integer', default: 0 };

/** The columns that every queue has in addition to its own. Times are epoch ms. (jobs/durableQueue.ts) */
export const queueColumns = {
  attempts: { type: 'integer', default: 0 },
  dueAt: { type: 'biginteger' },
  expiresAt: { type: 'biginteger' },
} as const;
