import { defineConfig } from 'vitest/config';
import { formValidators } from './admin-ui/tools/formValidators.js';
import { ionicons } from './admin-ui/tools/ionicons.js';

/** How many test files run side by side: left to itself, the runner leaves one of two processors idle. */
const WORKERS = 2;

/**
 * What PostgreSQL has no part in: connections, limits in memory, proxies, the data folder and what is drawn from one row. It runs on
 * SQLite alone; buckets are tried on PostgreSQL by `sweeps` and `severalProcesses`.
 */
const WITHOUT_DATABASE = [
  'accountLimits',
  'addresses',
  'bucket',
  'dataFolder',
  'deploy',
  'distance',
  'fullDisk',
  'halfOpen',
  'qr',
  'routes',
  'server',
  'servicePages',
].map((name) => `tests/api/${name}.test.ts`);

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers: WORKERS,
          // The trials put every law to many more cases.
          testTimeout: process.env['TRIAL_FIGURES'] ? 900_000 : 30_000,
          setupFiles: ['tests/support/laws.ts'],
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
        // Forms are tried with the validators that the build compiles for them, and icons with its drawings.
        plugins: [formValidators(), ionicons()],
        test: {
          name: 'components',
          environment: 'jsdom',
          maxWorkers: WORKERS,
          // To load React, MUI and the forms anew for each file takes as long as a third of the tests. Each test takes away
          // what it put up (`componentSetup.ts`), so files can share them.
          isolate: false,
          include: ['tests/components/**/*.test.tsx'],
          setupFiles: ['tests/support/componentSetup.ts'],
          testTimeout: 120_000,
        },
      },
      {
        // Its modules belong to the one page that loads them: each file has a page and modules of its own.
        test: {
          name: 'site',
          environment: 'jsdom',
          maxWorkers: WORKERS,
          include: ['menu-site/src/**/*.test.tsx'],
          setupFiles: ['tests/support/componentSetup.ts'],
          testTimeout: 30_000,
        },
      },
      // Of the trial of one field: `scripts/steps/oneField.mjs` runs them where the field is.
      {
        test: {
          name: 'one-field',
          include: ['tests/oneField/**/*.test.ts'],
          globalSetup: ['tests/support/apiSetup.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        plugins: [formValidators(), ionicons()],
        test: {
          name: 'one-field-components',
          environment: 'jsdom',
          include: ['tests/oneField/**/*.test.tsx'],
          setupFiles: ['tests/support/componentSetup.ts'],
          testTimeout: 120_000,
        },
      },
      // Of the trial of docs/deploy.md: `docs/deploy/trial.sh` runs them beside a machine of its own.
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
          exclude: process.env['TEST_DATABASE'] === 'postgres' ? WITHOUT_DATABASE : [],
          globalSetup: ['tests/support/apiSetup.ts'],
          // A server and its tests keep a processor busy.
          maxWorkers: WORKERS,
          // As with browsers: where a change is judged, a test that fails is tried once more, and named.
          retry: process.env['CI'] === undefined ? 0 : 1,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
