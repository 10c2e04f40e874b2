/**
 * A Vite plugin with two modules of Ionicons: one with the icons suggested for receive options, and one with all
 * icons, which is fifty times as large. The public site uses the same package.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { receiveIcons } from '@qaima/schemas';
import type { Plugin } from 'vite';

const OFFERED = 'virtual:ionicons/offered';
const ALL = 'virtual:ionicons/all';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string; readonly width?: number } | undefined>>;
}

const ICONS = createRequire(import.meta.url).resolve('@iconify-json/ion/icons.json');

function offered(): IconSet['icons'] {
  // The file belongs to the package, so its format is known.
  const { icons } = JSON.parse(readFileSync(ICONS, 'utf8')) as IconSet;
  const drawn = receiveIcons.map(({ name }) => {
    const icon = icons[name];
    if (!icon) throw new Error(`Ionicons has no ${name}: mend the list of receive icons`);
    return [name, icon] as const;
  });
  return Object.fromEntries(drawn);
}

export function ionicons(): Plugin {
  return {
    name: 'ionicons',
    resolveId: (id) => (id === OFFERED || id === ALL ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${OFFERED}`) return `export const icons = ${JSON.stringify(offered())};`;
      return id === `\0${ALL}` ? `export { icons } from ${JSON.stringify(ICONS)};` : undefined;
    },
  };
}
