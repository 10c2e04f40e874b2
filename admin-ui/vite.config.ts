import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledValidatorsPlugin } from './tools/compiledValidatorsPlugin.js';
import { ionicons } from './tools/ionicons.js';

/** The URL path of the built files. For page requests the server sends `index.html`. */
const BASE = '/admin-assets/';
export default defineConfig({
  base: BASE,
  plugins: [react(), compiledValidatorsPlugin(), ionicons()],
  build: {
    // A running server may use the current files, so the build does not delete them: `scripts/lib/build.mjs` removes
    // outdated files afterwards.
    emptyOutDir: false,
    assetsDir: '.',
    // The main file is larger than the default limit, because it contains react-admin, its router and MUI.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      input: ['index.html', 'apiDocs.html'],
      // Removes the validators that the domain package creates when it is loaded, so that the browser does not load
      // ajv. Forms use compiled validators.
      treeshake: { manualPureFunctions: ['checker'] },
    },
  },
});
