/** Import, export and their endpoints. (docs/spec/domain.md#import-and-export) */
import type { Endpoints } from '../core/endpoint.js';
import { arrayOf, type ObjectSchema, type TypeOf } from '../core/schema.js';
import { PROBLEM_KINDS } from './problemKind.js';

/** Maximum number of rows of an imported table. */
export const MAX_IMPORT_ROWS = 5000;
/** Maximum number of columns of an imported table. */
export const MAX_IMPORT_COLUMNS = 100;

const text = { type: 'string' } as const;
const row = { type: 'integer', minimum: 1 } as const;
const anything = {} as const;

export const importAnswerSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['row', 'field', 'value'],
  properties: {
    row,
    /** The column's key, or `skip` to leave the row out. */
    field: { type: 'string', maxLength: 200 },
    /**
     * The text that replaces the cell. Later answers to the same cell precede earlier ones. To confirm the cell's price or section, the client sends it again.
     */
    value: { type: 'string', maxLength: 5000 },
  },
} as const satisfies ObjectSchema;
export type ImportAnswer = TypeOf<typeof importAnswerSchema>;

/** What the user decided about a sheet of a file. What is absent is guessed. */
const sheetMappingSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['sheet'],
  properties: {
    /** The index of the sheet in the file. */
    sheet: { type: 'integer', minimum: 0 },
    use: { type: 'boolean' },
    /** The row number of the header; 0 without one. */
    header: { type: 'integer', minimum: 0 },
    /** The key of each column: that of a field, `price: ` with the name of a size, or empty to leave it out. */
    columns: { type: 'array', items: { type: 'string', maxLength: 200 }, maxItems: MAX_IMPORT_COLUMNS },
  },
} as const satisfies ObjectSchema;
export type SheetMapping = TypeOf<typeof sheetMappingSchema>;

const object = <const P extends ObjectSchema['properties'], const R extends readonly string[]>(
  properties: P,
  required: R,
) => ({ type: 'object', additionalProperties: false, required, properties }) as const;

export const importPlanSchema = {
  $id: 'ImportPlan',
  ...object(
    {
      create: arrayOf(
        object(
          { row, title: text, section: text, values: { type: 'object', additionalProperties: true, properties: {} } },
          ['row', 'title', 'section', 'values'],
        ),
        {},
      ),
      change: arrayOf(
        object(
          {
            row,
            _id: text,
            title: text,
            section: text,
            fields: arrayOf(object({ field: text, from: anything, to: anything }, ['field', 'from', 'to']), {}),
          },
          ['row', '_id', 'title', 'section', 'fields'],
        ),
        {},
      ),
      same: arrayOf(object({ row, _id: text, title: text }, ['row', '_id', 'title']), {}),
      /** Items of the menu that the file does not contain. They stay unchanged. */
      missing: arrayOf(object({ _id: text, title: text, section: text }, ['_id', 'title', 'section']), {}),
      /** Cells that need a decision. Without a decision, their rows are not imported. */
      problems: arrayOf(
        object(
          {
            row,
            title: text,
            field: text,
            header: text,
            message: text,
            /** Problems of one kind have choices in one sequence, so that one decision can answer all of them. */
            kind: { type: 'string', enum: PROBLEM_KINDS },
            /** `proposed`: the probable one. Equally likely choices have none. */
            choices: arrayOf(
              object({ value: text, label: text, proposed: { type: 'boolean' } }, ['value', 'label', 'proposed']),
              {},
            ),
          },
          ['row', 'title', 'field', 'header', 'message', 'choices'],
        ),
        {},
      ),
      /** The number of rows that were read, also those that were left out. Blank rows are not counted. */
      rows: { type: 'integer', minimum: 0 },
      newSections: arrayOf(text, {}),
      /** Headers of columns that are left out. */
      ignored: arrayOf(text, {}),
      /**
       * The sheets that were read, if there are several. `row` of a plan counts on from sheet to sheet: without the
       * `offset`, it is the row in the sheet.
       */
      sheets: arrayOf(object({ title: text, offset: { type: 'integer', minimum: 0 } }, ['title', 'offset']), {}),
      /** The sheets that were not read: they are hidden, or have no header with the name of the item. */
      leftOut: arrayOf(text, {}),
    },
    ['create', 'change', 'same', 'missing', 'problems', 'rows', 'newSections', 'ignored', 'sheets', 'leftOut'],
  ),
} as const satisfies ObjectSchema;
export type ImportPlan = TypeOf<typeof importPlanSchema>;

export const importResponseSchema = {
  $id: 'Import',
  ...object(
    {
      plan: importPlanSchema,
      hash: text,
      /** The sheets with rows: what was understood of them. It is sent back as `mapping`, with changes. */
      layout: arrayOf(
        object(
          {
            sheet: { type: 'integer', minimum: 0 },
            title: text,
            use: { type: 'boolean' },
            header: { type: 'integer', minimum: 0 },
            /** The number of rows above the header that are skipped. */
            above: { type: 'integer', minimum: 0 },
            columns: arrayOf(
              object(
                {
                  header: text,
                  key: text,
                  samples: arrayOf(text, {}),
                  /** Why a column is read, or left out, otherwise than its header says. */
                  note: { type: 'string', enum: ['contents', 'currency', 'repeated'] },
                },
                ['header', 'key', 'samples'],
              ),
              {},
            ),
          },
          ['sheet', 'title', 'use', 'header', 'above', 'columns'],
        ),
        {},
      ),
    },
    ['plan', 'hash', 'layout'],
  ),
} as const satisfies ObjectSchema;
export type ImportResponse = TypeOf<typeof importResponseSchema>;
export type SheetLayout = ImportResponse['layout'][number];
export type ColumnNote = NonNullable<SheetLayout['columns'][number]['note']>;

/** The JSON body, with a table. The alternative is a form with a file. */
export const importBodySchema = {
  $id: 'ImportBody',
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    items: {
      type: 'array',
      items: { type: 'object', additionalProperties: true, properties: {} },
      maxItems: MAX_IMPORT_ROWS,
    },
    hash: { type: 'string', maxLength: 64 },
    answers: { type: 'array', items: importAnswerSchema, maxItems: MAX_IMPORT_ROWS },
    mapping: { type: 'array', items: sheetMappingSchema, maxItems: 1000 },
  },
} as const satisfies ObjectSchema;

export const EXPORT_FORMATS = ['xlsx', 'csv', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const exportQuerySchema = {
  type: 'object',
  properties: {
    format: { type: 'string', enum: EXPORT_FORMATS, default: 'xlsx' },
    /**
     * The menu's items, those of them whose name or description lacks a translation, an empty table, or an example that
     * can be imported.
     */
    content: { type: 'string', enum: ['menu', 'untranslated', 'template', 'example'], default: 'menu' },
  },
} as const satisfies ObjectSchema;
export type ExportContent = TypeOf<typeof exportQuerySchema>['content'];

export const itemImportEndpoints = {
  send: {
    method: 'POST',
    path: '/quickmenu/:menuId/import',
    access: 'editor',
    scope: 'menu:write',
    summary:
      'Plans (`dry=1`) or applies the import of a table of items: XLSX, ODS, CSV, text or JSON as `file`, with the `hash` of its plan; `data.undo` undoes all of it.',
    accepts: 'multipart',
    query: {
      type: 'object',
      properties: { dry: { type: 'string', enum: ['0', '1'] }, hash: { type: 'string', maxLength: 64 } },
    },
    body: importBodySchema,
    response: importResponseSchema,
  },
  download: {
    method: 'GET',
    path: '/quickmenu/:menuId/export',
    access: 'editor',
    scope: 'menu:read',
    summary: 'The items as a table that can be edited and imported again.',
    query: exportQuerySchema,
    files: EXPORT_FORMATS,
  },
} as const satisfies Endpoints;
