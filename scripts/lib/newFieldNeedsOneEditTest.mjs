/**
 * Tests that a new field needs only one edit. In a copy of this checkout, the test adds a property to the item's
 * schema. The property must then be stored, validated, returned, documented and typed, and shown in the owner's form
 * and list. `tests/newFieldNeedsOneEdit.test.ts` runs in each test run, but tests only the generators.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyCheckout } from './copyCheckout.mjs';
import { runInherited, npm } from './exec.mjs';
import { TEST_RUN_TIMEOUT_MS, RESULTS_FOLDER } from './testRunners.mjs';
import { vitestTally, withExit } from './testResults.mjs';

/** The edited file, the line before which the property is inserted, and the property. */
const SHAPE = 'schemas/src/item/item.ts';
const BEFORE = "    pin: {\n      type: 'boolean',";
const FIELD = "    portions: { type: 'integer', title: 'عدد الحصص', 'x-en': 'Portions', minimum: 0, maximum: 9999 },\n";

/** A module that compiles only if the type contains the new field. */
const TYPED = `import type { Item } from './item.js';

export const typed: NonNullable<Item['portions']> = 480;
`;

/** @returns {string} the folder of a copy of the checkout that contains the edit */
function copyWithField() {
  const copy = copyCheckout('new-field');
  const shape = readFileSync(join(copy, SHAPE), 'utf8');
  if (shape.split(BEFORE).length !== 2) throw new Error(`${SHAPE} has changed: the test no longer finds its place.`);
  writeFileSync(join(copy, SHAPE), shape.replace(BEFORE, FIELD + BEFORE));
  writeFileSync(join(copy, dirname(SHAPE), 'typed.ts'), TYPED);
  return copy;
}

/** @returns {Promise<import('./testResults.mjs').Tally>} */
export async function runNewFieldNeedsOneEditTest() {
  const copy = copyWithField();
  const report = join(RESULTS_FOLDER, 'new-field.json');
  try {
    const builds = [
      ['-w', '@qaima/schemas'],
      ['-w', '@qaima/menu-site'],
      ['--prefix', 'cms'],
    ];
    for (const where of builds) {
      const [program, args] = npm([...where, 'run', 'build']);
      const code = await runInherited(program, args, { cwd: copy, timeout: TEST_RUN_TIMEOUT_MS });
      if (code !== 0) return { passed: 0, failed: 1, skipped: 0 };
    }
    const args = ['run', '--project', 'new-field', '--project', 'new-field-components'];
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
    const code = await runInherited(join(copy, 'node_modules/.bin/vitest'), [...args, ...reporters], {
      cwd: copy,
      env: { TEST_DATABASE: 'sqlite' },
      timeout: TEST_RUN_TIMEOUT_MS,
    });
    return withExit(vitestTally(report), code);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
