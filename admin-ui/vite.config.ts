import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { formValidators } from './tools/formValidators.js';
import { ionicons } from './tools/ionicons.js';

/** Where the built files are served; the server answers the pages themselves with `index.html`. */
const BASE = '/admin-assets/';
export default defineConfig({
  base: BASE,
  plugins: [react(), formValidators(), ionicons()],
  build: {
    // A server may run on the present files: `scripts/lib/build.mjs` removes what is stale after the build.
    emptyOutDir: false,
    assetsDir: '.',
    // The frame of every page is one file: react-admin, its router and the component library.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      // The kernel makes its checkers at load; a browser that only validates compiled forms must not carry ajv.
      treeshake: { manualPureFunctions: ['checker'] },
    },
  },
});
