import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Modules without code for pages. They only make the build write fonts, pictures and videos. */
const ASSET_ENTRIES = ['src/assets/urls.ts', 'src/pages/landing/assets.ts', 'src/pages/guide/pictures.ts'];
/** Scripts and deferred styles of pages. The server build gets their URLs as constants with these names. */
const ADDRESSED = {
  MENU_SCRIPT_URL: 'src/pages/menu/client/menu.ts',
  ACCOUNT_SCRIPT_URL: 'src/pages/account/client/account.ts',
  CART_SCRIPT_URL: 'src/pages/cart/client/cart.ts',
  ORDER_SCRIPT_URL: 'src/pages/guest-order/client/order.ts',
  LANDING_SCRIPT_URL: 'src/pages/landing/client/landing.ts',
  HIDE_CREDENTIALS_SCRIPT_URL: 'src/pages/account/client/hideCredentials.ts',
  DEFERRED_STYLES_URL: 'src/pages/menu/styles/deferred.css',
  PRINT_STYLES_URL: 'src/pages/menu/styles/print.css',
};
/**
 * The service worker. Its file has a fixed name. The file is at the root, because a worker controls only the folder
 * that contains it.
 */
const WORKER = 'service-worker/sw.ts';
/** The scripts that pages load at the first touch. The service worker keeps them for orders without a network. */
const ORDERING = [
  'src/pages/menu/item-panel/client/itemPanel.ts',
  'src/pages/menu/item-panel/client/linkedItem.ts',
  'src/pages/menu/cart/client/itemCardSteppers.ts',
  'src/pages/menu/cart/client/queuedInCartBar.ts',
  'src/pages/menu/cart/client/cartSidebar.ts',
  'src/client/cart/addQueuedLines.ts',
];
const MANIFEST = from('dist/client/.vite/manifest.json');

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestEntry>>;

interface IconSet {
  readonly icons: Readonly<Record<string, unknown>>;
}

/** The files that a script imports statically, directly or indirectly. */
function partsOf(manifest: Manifest, source: string): readonly string[] {
  const parts = (manifest[source]?.imports ?? []).flatMap((part) => [part, ...partsOf(manifest, part)]);
  return [...new Set(parts)];
}

/**
 * Modules that the menu page and the other pages need at once. They are one file: separately, each would cost a phone as
 * many bytes of headers as of code. The build does not find them itself: of most modules that the menu page imports, it
 * uses few functions.
 */
const SHARED_MODULES = new RegExp(
  `/(${[
    'client/(closestElement|navigatorFeatures|notify|money|storage|cart/cartStore|cart/cartInAddress)',
    'i18n/(clientMessages|pageLanguage)',
    'core/(json|typeGuards)',
    'text/(digits|pluralize)',
    'core/bidi',
    'money/(money|currency)',
    'time/calendarDays',
    'upload/picture',
    'time/timeZone',
    'working-day/openingHours',
  ].join('|')})\\.[jt]s$|preload-helper`,
);

/** The URLs of the scripts and styles, read from the client build and passed to the server build. */
function addresses(): Readonly<Record<string, string>> {
  if (!existsSync(MANIFEST)) throw new Error('Build the client first: the server names its files.');
  const manifest: Manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  const addressOf = (source: string) => {
    const entry = manifest[source];
    if (!entry) throw new Error(`The client build has no ${source}.`);
    return `/${entry.file}`;
  };
  const named = Object.entries(ADDRESSED).map(([name, source]) => [name, addressOf(source)] as const);
  const parts = Object.values(ADDRESSED).map((source) => [addressOf(source), partsOf(manifest, source).map(addressOf)]);
  return {
    ...Object.fromEntries(named.map(([name, address]) => [`import.meta.env.${name}`, JSON.stringify(address)])),
    'import.meta.env.SCRIPT_IMPORTS': JSON.stringify(Object.fromEntries(parts)),
  };
}

/** In development, browsers request the sources directly. */
const sources = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(ADDRESSED).map(([name, source]) => [`import.meta.env.${name}`, JSON.stringify(`/${source}`)]),
  );

const withoutCodeOfFiles: Plugin = {
  name: 'without-code-of-files',
  generateBundle(_options, bundle) {
    for (const [name, output] of Object.entries(bundle)) {
      if (output.type === 'chunk' && ASSET_ENTRIES.map(from).includes(output.facadeModuleId ?? '')) delete bundle[name];
    }
  },
};

/** Writes the paths of the ordering scripts, with all that they import, into the service worker. */
const orderingScriptsInWorker: Plugin = {
  name: 'ordering-scripts-in-worker',
  generateBundle(_options, bundle) {
    const [files, ordering] = [new Set<string>(), new Set(ORDERING.map(from))];
    const collect = (file: string) => {
      const chunk = bundle[file];
      if (chunk?.type !== 'chunk' || files.has(file)) return;
      files.add(file);
      chunk.imports.forEach(collect);
    };
    for (const [file, output] of Object.entries(bundle))
      if (output.type === 'chunk' && output.moduleIds.some((id) => ordering.has(id))) collect(file);
    const worker = bundle['sw.js'];
    if (worker?.type !== 'chunk') return;
    const paths = [...files].map((file) => `/${file}`).join(' ');
    worker.code = worker.code.replace('%ORDERING_SCRIPTS%', () => paths);
  },
};

/** Writes the icons to a separate file, from which the front server reads single icons. */
const iconsApart: Plugin = {
  name: 'icons-apart',
  enforce: 'pre',
  load: (id) =>
    id === from('src/components/ioniconsFromPackage.ts')
      ? `export { findIonicon } from '${from('server/pages/ioniconsFromFile.ts')}';`
      : undefined,
  writeBundle({ dir = '' }) {
    const set = createRequire(import.meta.url).resolve('@iconify-json/ion/icons.json');
    const { icons }: IconSet = JSON.parse(readFileSync(set, 'utf8'));
    const lines = Object.entries(icons).map(([name, icon]) => `${name}\t${JSON.stringify(icon)}\n`);
    writeFileSync(join(dir, 'ionicons.tsv'), lines.join(''));
  },
};

/**
 * Escapes characters outside Latin-1. If a script contains any of them, V8 stores the whole script with two bytes per
 * character.
 */
const escapedLetters: Plugin = {
  name: 'escaped-letters',
  generateBundle(_options, bundle) {
    for (const output of Object.values(bundle)) {
      if (output.type !== 'chunk') continue;
      output.code = output.code.replace(
        /[^\0-\x7f]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
    }
  },
};

/** The client build must run before the server build, which reads its file names. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: from('.'),
  define: {
    ...(command === 'serve' && sources()),
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"', ...addresses() }),
  },
  // The server bundle includes all packages, so that it runs outside this workspace.
  ssr: command === 'serve' ? { external: ['@qaima/schemas'] } : { noExternal: true },
  json: { stringify: true },
  // A running server may use the current files, so the build does not delete them: `scripts/lib/build.mjs` removes
  // outdated files afterwards.
  build: isSsrBuild
    ? {
        emptyOutDir: false,
        outDir: 'dist/server',
        target: 'node20',
        copyPublicDir: false,
        assetsInlineLimit: 0,
        rollupOptions: {
          output: { entryFileNames: '[name].js' },
          // Silences warnings about the `'use client'` directives of the router, which have no effect in this bundle.
          checks: { moduleLevelDirective: false },
        },
      }
    : {
        emptyOutDir: false,
        outDir: 'dist/client',
        manifest: true,
        modulePreload: false,
        assetsInlineLimit: 0,
        rollupOptions: {
          input: [...Object.values(ADDRESSED), ...ASSET_ENTRIES, WORKER].map(from),
          output: {
            entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: 'shared', test: SHARED_MODULES }],
            },
          },
        },
      },
  plugins: isSsrBuild ? [iconsApart, escapedLetters] : [withoutCodeOfFiles, orderingScriptsInWorker],
}));
