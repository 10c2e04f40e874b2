/**
 * A Vite plugin: gives each exported component the comment above it or its file, which docs pages show as its
 * description. Storybook's own readers resolve the types of all properties, and take five times as long as the rest of
 * a build.
 */
import type { Plugin } from 'vite';

const SOURCES = /\/(admin-ui|menu-site)\/src\/[^?]*\.tsx$/;
const COMPONENT = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:function|const) ([A-Z]\w*[a-z]\w*)/g;

const textOf = (comment: string) =>
  comment
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\((docs\/\S+)\)/g, '([$1]($1))')
    .trim();

/** The comment above a component, or above the file named after it. */
function commentsOf(code: string, file: string): ReadonlyMap<string, string> {
  const own = [...code.matchAll(COMPONENT)].map(([, comment = '', name = '']) => [name, comment] as const);
  const [, head] = /^\/\*\*([\s\S]*?)\*\/\s*import /.exec(code) ?? [];
  const name = /(\w+)\.tsx$/.exec(file)?.[1] ?? '';
  const isExported = new RegExp(`export (?:function|const) ${name}\\b`).test(code);
  return new Map([...(head && isExported ? [[name, head] as const] : []), ...own]);
}

export function componentDescriptions(): Plugin {
  return {
    name: 'component-descriptions',
    enforce: 'pre',
    transform(code, id) {
      if (!SOURCES.test(id)) return undefined;
      const notes = [...commentsOf(code, id)].map(([name, comment]) => {
        const info = { displayName: name, description: textOf(comment), props: {} };
        return `${name}.__docgenInfo=${JSON.stringify(info)};`;
      });
      // Appended behind the last line: the source map still fits.
      return notes.length > 0 ? { code: `${code}\n${notes.join('')}`, map: null } : undefined;
    },
  };
}
