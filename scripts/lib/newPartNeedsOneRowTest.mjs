/**
 * Tests that a new part of the menu needs only its schema and one row. In a copy of this checkout, the test adds a part
 * that exists nowhere else. It must then live through the API, from its creation to its purge, and have a screen.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runEditedCopyTest } from './editedCopyTest.mjs';
import { insertBefore } from './insertBefore.mjs';

const SCHEMA = 'schemas/src/souvenir/souvenir.ts';

const SOURCE = `import { idField, moneyField, translatedTitleField } from '../core/fields.js';
import { partEndpoints } from '../core/partEndpoints.js';
import { toCreateSchema, toUpdateSchema, type ObjectSchema } from '../core/schema.js';
import { translatable } from '../core/translations.js';

export const souvenirSchema = translatable({
  $id: 'Souvenir',
  title: 'تذكار',
  'x-en': 'Souvenir',
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: {
    _id: idField,
    title: translatedTitleField,
    price: moneyField,
    note: { type: 'string', title: 'ملاحظة', 'x-en': 'Note', maxLength: 300, 'x-multiline': true, 'x-translate': true },
  },
} as const satisfies ObjectSchema);

export const souvenirEndpoints = partEndpoints({
  path: 'souvenirs',
  id: 'souvenirId',
  schema: souvenirSchema,
  create: toCreateSchema(souvenirSchema),
  update: toUpdateSchema(souvenirSchema),
  summaries: { create: 'Adds a souvenir.', change: 'Changes a souvenir.', remove: 'Deletes a souvenir.' },
});
`;

const TABLE = 'schemas/src/menu-parts/menuParts.ts';
const IMPORT = "import { souvenirEndpoints, souvenirSchema } from '../souvenir/souvenir.js';\n";
const ROW = `  souvenir: {
    ...inMenu,
    isCopied: true,
    schema: souvenirSchema,
    endpoints: souvenirEndpoints,
    list: 'souvenirs',
    limit: 3,
    listLabel: { ar: 'التذكارات', en: 'Souvenirs' },
  },
`;

/** @param {string} copy */
function addPart(copy) {
  mkdirSync(join(copy, dirname(SCHEMA)), { recursive: true });
  writeFileSync(join(copy, SCHEMA), SOURCE);
  insertBefore(join(copy, TABLE), 'import { MAX_TABLES,', IMPORT);
  insertBefore(join(copy, TABLE), '  table: {\n', ROW);
}

export const runNewPartNeedsOneRowTest = () =>
  runEditedCopyTest({
    name: 'new-part',
    edit: addPart,
    builds: ['schemas', 'menu-site', 'admin-ui', 'cms'],
    projects: ['new-part'],
  });
