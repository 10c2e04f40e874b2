/** A Vite plugin that lists the Lucide icons that the admin UI imports, for the page of icons. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const MODULE = 'virtual:lucide-icons';
const ADMIN_UI = fileURLToPath(new URL('../../admin-ui/src', import.meta.url));

function importedNames(source: string): readonly string[] {
  const [, list = ''] = /import \{([^}]*)\} from 'lucide-react'/.exec(source) ?? [];
  const names = list.split(',').map((name) => name.trim().replace(/ as .*/, ''));
  return names.filter((name) => name !== '' && !name.startsWith('type '));
}

export function lucideIcons(): Plugin {
  return {
    name: 'lucide-icons',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const files = readdirSync(ADMIN_UI, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
      const names = new Set(files.flatMap((file) => importedNames(readFileSync(`${ADMIN_UI}/${file}`, 'utf8'))));
      return `export { ${[...names].sort().join(', ')} } from 'lucide-react';`;
    },
  };
}
