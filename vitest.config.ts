import { defineConfig } from 'vitest/config';
import { compiledValidatorsPlugin } from './admin-ui/tools/compiledValidatorsPlugin.js';
import { ionicons } from './admin-ui/tools/ionicons.js';
import { notRunOn } from './tests/support/apiDatabases.js';

/** Parallel test files: the default would leave one of two CPUs idle. */
const WORKERS = 2;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers: WORKERS,
          // The extended tests run many more random cases.
          testTimeout: process.env['TRIAL_FIGURES'] ? 900_000 : 30_000,
          globalSetup: ['tests/support/unitSetup.ts'],
          setupFiles: ['tests/support/propertyTestSetup.ts'],
          include: [
            'schemas/src/**/*.test.ts',
            'cms/!(dist|node_modules)/**/*.test.ts',
            'admin-ui/src/**/*.test.ts',
            'menu-site/{src,server,service-worker}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/*.test.ts',
          ],
        },
      },
      {
        // Tests use the compiled form validators and the icons, as the build does.
        plugins: [compiledValidatorsPlugin(), ionicons()],
        test: {
          name: 'components',
          environment: 'jsdom',
          maxWorkers: WORKERS,
          // Loading React, MUI and rjsf for each file would take a third of the time. Each test unmounts what it
          // rendered (`componentSetup.ts`), so files can share modules.
          isolate: false,
          include: ['tests/components/**/*.test.tsx'],
          setupFiles: ['tests/support/componentSetup.ts'],
          testTimeout: 120_000,
        },
      },
      {
        // The modules keep state per page, so each file gets a new page and new modules.
        test: {
          name: 'site',
          environment: 'jsdom',
          maxWorkers: WORKERS,
          include: ['menu-site/src/**/*.test.tsx'],
          setupFiles: ['tests/support/componentSetup.ts'],
          testTimeout: 30_000,
        },
      },
      // For the test "a new field needs one edit": `scripts/lib/newFieldNeedsOneEditTest.mjs` runs them in its copy.
      {
        test: {
          name: 'new-field',
          include: ['tests/new-field-needs-one-edit/**/*.test.ts'],
          globalSetup: ['tests/support/apiSetup.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        plugins: [compiledValidatorsPlugin(), ionicons()],
        test: {
          name: 'new-field-components',
          environment: 'jsdom',
          include: ['tests/new-field-needs-one-edit/**/*.test.tsx'],
          setupFiles: ['tests/support/componentSetup.ts'],
          testTimeout: 120_000,
        },
      },
      // For the test "a new part needs one row": `scripts/lib/newPartNeedsOneRowTest.mjs` runs them in its copy.
      {
        test: {
          name: 'new-part',
          include: ['tests/new-part-needs-one-row/**/*.test.ts'],
          globalSetup: ['tests/support/apiSetup.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      // For the test of docs/deploy.md: `docs/deploy/testInDebian.sh` runs them next to its container.
      {
        test: {
          name: 'deployment',
          include: ['tests/deployment/**/*.test.ts'],
          testTimeout: 900_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          exclude: notRunOn(process.env['TEST_DATABASE'], process.env['ALL_DATABASES'] === '1'),
          globalSetup: ['tests/support/apiSetup.ts'],
          // A server and its tests keep one CPU busy.
          maxWorkers: WORKERS,
          // In CI a failed test is retried once and listed in the summary.
          retry: process.env['CI'] === undefined ? 0 : 1,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
