import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledValidatorsPlugin } from './tools/compiledValidatorsPlugin.js';
import { ionicons } from './tools/ionicons.js';

/** The URL path of the built files; the server answers page requests with `index.html`. */
const BASE = '/admin-assets/';
export default defineConfig({
  base: BASE,
  plugins: [react(), compiledValidatorsPlugin(), ionicons()],
  build: {
    // A server may run on the present files: `scripts/lib/build.mjs` removes what is stale after the build.
    emptyOutDir: false,
    assetsDir: '.',
    // The app shell is one file: react-admin, its router and MUI.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      // The domain package creates validators at load; forms use compiled ones, so the browser must not load ajv.
      treeshake: { manualPureFunctions: ['checker'] },
    },
  },
});
