/**
 * Tests that a new field and a new setting need only one edit each. In a copy of this checkout, the test adds a property
 * to the item's schema and one to the settings. The properties must then be stored, validated, returned, documented and
 * typed, and shown in the owner's forms and list. `tests/newFieldNeedsOneEdit.test.ts` runs in each test run, but tests only the generators.
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runEditedCopyTest } from './editedCopyTest.mjs';
import { insertBefore } from './insertBefore.mjs';

/** The edited file, the line before which the property is inserted, and the property. */
const SHAPE = 'schemas/src/item/item.ts';
const BEFORE = "    pin: {\n      type: 'boolean',";
const FIELD = "    portions: { type: 'integer', title: 'عدد الحصص', 'x-en': 'Portions', minimum: 0, maximum: 9999 },\n";

const SETTINGS = 'schemas/src/menu/settings.ts';
const BEFORE_SETTING = '    labelling: labellingField,\n';
const SETTING = "    selfService: { type: 'boolean', title: 'خدمة ذاتية', 'x-en': 'Self-service' },\n";

/** A module that compiles only if the type contains the new field. */
const TYPED = `import type { Item } from './item.js';

export const typed: NonNullable<Item['portions']> = 480;
`;

/** @param {string} copy */
function addField(copy) {
  insertBefore(join(copy, SHAPE), BEFORE, FIELD);
  insertBefore(join(copy, SETTINGS), BEFORE_SETTING, SETTING);
  writeFileSync(join(copy, dirname(SHAPE), 'typed.ts'), TYPED);
}

export const runNewFieldNeedsOneEditTest = () =>
  runEditedCopyTest({
    name: 'new-field',
    edit: addField,
    builds: ['schemas', 'menu-site', 'cms'],
    projects: ['new-field', 'new-field-components'],
  });
