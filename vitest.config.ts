import { defineConfig } from 'vitest/config';
import { formValidators } from './admin-ui/tools/formValidators.js';
import { ionicons } from './admin-ui/tools/ionicons.js';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 30_000,
          include: [
            'schemas/src/**/*.test.ts',
            'cms/{src,config,scripts}/**/*.test.ts',
            'admin-ui/src/**/*.test.ts',
            'menu-site/{src,worker}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/*.test.ts',
          ],
        },
      },
      {
        // Forms are tried with the validators that the build compiles for them, and icons with its drawings.
        plugins: [formValidators(), ionicons()],
        test: {
          name: 'rooms',
          environment: 'jsdom',
          include: ['tests/rooms/**/*.test.tsx', '{admin-ui,menu-site}/src/**/*.test.tsx'],
          setupFiles: ['tests/support/rooms.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/support/apiSetup.ts'],
          // Each file starts a server of its own: two of them and their tests keep two processors busy.
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
