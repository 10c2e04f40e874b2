/**
 * A Vite plugin that gives each exported component a description for its docs page: the comment above the component or
 * its file. Storybook's own docgen is not used. It resolves the types of all properties, which takes five times as long
 * as the rest of a build.
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

/** Descriptions by component name: the comment above the component, or above the file with the same name. */
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
      // New code follows the last line, which keeps the source map valid.
      return notes.length > 0 ? { code: `${code}\n${notes.join('')}`, map: null } : undefined;
    },
  };
}
