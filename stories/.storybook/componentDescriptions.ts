/**
 * A Vite plugin: gives each exported component the comment above it, which docs pages show as its description. The
 * readers that Storybook brings resolve the types of all properties, and take five times as long as the rest of a build.
 */
import type { Plugin } from 'vite';

const SOURCES = /\/(admin-ui|menu-site)\/src\/[^?]*\.tsx$/;
const COMPONENT = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:function|const) ([A-Z]\w*[a-z]\w*)/g;

const textOf = (comment: string) =>
  comment
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export function componentDescriptions(): Plugin {
  return {
    name: 'component-descriptions',
    enforce: 'pre',
    transform(code, id) {
      if (!SOURCES.test(id)) return undefined;
      const notes = [...code.matchAll(COMPONENT)].map(([, comment = '', name = '']) => {
        const info = { displayName: name, description: textOf(comment), props: {} };
        return `${name}.__docgenInfo=${JSON.stringify(info)};`;
      });
      // Appended behind the last line: the source map still fits.
      return notes.length > 0 ? { code: `${code}\n${notes.join('')}`, map: null } : undefined;
    },
  };
}
