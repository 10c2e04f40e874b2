/**
 * The format of a backup, a tar: `qaima-backup.json` (header), `schema.json` (tables), `rows/TABLE/N.jsonl.gz` (one row
 * per line), `uploads/FILE`, `data/…` (other files of `DATA_DIR`), `sums/N.txt` (SHA-256 of the entries before it, for
 * `sha256sum -c`), `manifest.json` (counts) and the checksum.
 */
import { validate, type ObjectSchema, type TypeOf } from '@qaima/schemas';
import { CliError } from '../errors/cliError';

export const HEADER_ENTRY = 'qaima-backup.json';
export const SCHEMA_ENTRY = 'schema.json';
export const MANIFEST_ENTRY = 'manifest.json';

/** Incremented by changes of the format that older versions can't read. */
export const FORMAT_VERSION = 1;

const name = { type: 'string', pattern: '^[a-z0-9_]{1,63}$' } as const;
const names = { type: 'array', items: name, minItems: 1, maxItems: 32 } as const;
const count = { type: 'integer', minimum: 0 } as const;
const sum = { type: 'string', pattern: '^[0-9a-f]{64}$' } as const;

export const headerSchema = {
  type: 'object',
  required: ['format', 'version', 'qaima'],
  properties: {
    format: { type: 'string', enum: ['qaima backup'] },
    version: { type: 'integer', minimum: 1 },
    /** The version of this product that created the backup. */
    qaima: { type: 'string', pattern: '^\\d{1,6}\\.\\d{1,6}\\.\\d{1,6}' },
    made: { type: 'string', maxLength: 40 },
    database: { type: 'string', enum: ['sqlite', 'postgres'] },
  },
} as const satisfies ObjectSchema;
export type BackupHeader = TypeOf<typeof headerSchema>;

/** Column types, by their names in Knex's schema builder. */
const TYPES = [
  'increments',
  'string',
  'text',
  'jsonb',
  'json',
  'integer',
  'bigInteger',
  'double',
  'decimal',
  'boolean',
  'datetime',
  'date',
  'time',
] as const;

/** The tables, as Strapi describes them for any database. The description is never interpreted as SQL. */
export const databaseSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['tables'],
  properties: {
    tables: {
      type: 'array',
      minItems: 1,
      maxItems: 1000,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'columns', 'indexes', 'foreignKeys'],
        properties: {
          name,
          columns: {
            type: 'array',
            minItems: 1,
            maxItems: 500,
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['name', 'type'],
              properties: {
                name,
                type: { type: 'string', enum: TYPES },
                args: { type: 'array', maxItems: 4 },
                defaultTo: { type: ['string', 'number', 'boolean', 'null'] },
                notNullable: { type: 'boolean' },
                unsigned: { type: 'boolean' },
                unique: { type: 'boolean' },
              },
            },
          },
          indexes: {
            type: 'array',
            maxItems: 200,
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['name', 'columns'],
              properties: {
                name,
                columns: names,
                type: { type: ['string', 'null'], enum: ['unique', 'primary', null] },
              },
            },
          },
          foreignKeys: {
            type: 'array',
            maxItems: 200,
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['name', 'columns', 'referencedTable', 'referencedColumns'],
              properties: {
                name,
                columns: names,
                referencedTable: name,
                referencedColumns: names,
                onDelete: { type: ['string', 'null'], enum: ['CASCADE', 'SET NULL', 'RESTRICT', 'NO ACTION', null] },
                onUpdate: { type: ['string', 'null'], enum: ['CASCADE', 'SET NULL', 'RESTRICT', 'NO ACTION', null] },
              },
            },
          },
        },
      },
    },
  },
} as const satisfies ObjectSchema;
export type DatabaseSchema = TypeOf<typeof databaseSchema>;
export type TableSchema = DatabaseSchema['tables'][number];
export type ColumnType = (typeof TYPES)[number];

export const manifestSchema = {
  type: 'object',
  required: ['tables', 'files', 'sums'],
  properties: {
    tables: {
      type: 'array',
      maxItems: 1000,
      items: {
        type: 'object',
        required: ['name', 'rows', 'next'],
        properties: {
          name,
          rows: count,
          /** The id for the next new row, so that ids of deleted rows are not reused. */
          next: { type: 'integer', minimum: 1 },
        },
      },
    },
    files: {
      type: 'object',
      required: ['count', 'bytes'],
      properties: {
        count,
        bytes: count,
        /**
         * Pictures that a row references but whose file is missing. `missing` counts them; `missed` names the first
         * ones.
         */
        missing: count,
        missed: { type: 'array', items: { type: 'string' } },
      },
    },
    sums: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'sha256'],
        properties: { name: { type: 'string', pattern: '^sums/\\d{6}\\.txt$' }, sha256: sum },
      },
    },
  },
} as const satisfies ObjectSchema;
export type Manifest = TypeOf<typeof manifestSchema>;

/** Validates an entry of a backup. @throws {CliError} if it is invalid */
export function parseEntry<S extends ObjectSchema>(shape: S, part: string, content: unknown): TypeOf<S> {
  const { issues, value } = validate(shape, content);
  const [problem] = issues;
  // The value matches the schema's type, because there are no issues.
  if (problem === undefined) return value as TypeOf<S>;
  throw new CliError(`${part} is not as it should be (at ${problem.path || '/'}). The backup is refused.`);
}
