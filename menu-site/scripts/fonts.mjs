/**
 * Subsets the font Cairo to the characters that menus use: `npm run fonts`. The results are committed in
 * `src/assets/fonts`. The site uses only the weights 400 to 800.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const source = (/** @type {string} */ file) => readFile(require.resolve(`@fontsource-variable/cairo/files/${file}`));

/** All characters from one code point to another. */
const range = (/** @type {number} */ from, /** @type {number} */ to) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');

const options = { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 800, default: 400 } } };

const cuts = {
  'cairo-arabic': range(0x600, 0x6ff) + range(0x200c, 0x200f) + 'ﷲﷺ',
  'cairo-latin': range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’“”•…‹›€™−×',
};

for (const [name, text] of Object.entries(cuts)) {
  const cut = await subsetFont(await source(`${name}-wght-normal.woff2`), text, options);
  await writeFile(new URL(`../src/assets/fonts/${name}.woff2`, import.meta.url), cut);
  console.log(name, `${(cut.length / 1024).toFixed(1)} kB`);
}
