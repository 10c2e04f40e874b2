/** Tests that the published example files are valid and importable, and match the current demo. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord, menuFileProblem, menuFileSchema, pictureNamesIn, propertyOf, validate } from '@qaima/schemas';
import type { MenuFile } from '@qaima/schemas';
import { expect, it } from 'vitest';
import { menus } from '../../demo-data';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(__dirname, '../../../examples', name), 'utf8')) as unknown;

const demo = menus.innova();
const OUTDATED = 'run: npm run examples';

it('examples/menu.json is a menu that imports, of the present demo', () => {
  const file = read('menu.json');
  expect(validate(menuFileSchema, file).issues).toEqual([]);
  // The cast is safe: the file is valid.
  const { menu } = file as MenuFile;
  expect(menuFileProblem(menu)).toBeNull();
  expect(pictureNamesIn(menu)).toEqual(new Set());
  const titles = (sections: readonly { readonly title: string; readonly items?: readonly { title: string }[] }[]) =>
    sections.map(({ title, items = [] }) => [title, ...items.map((item) => item.title)]);
  expect(titles(menu.sections ?? []), OUTDATED).toEqual(titles(demo.sections));
});

it('examples/menu.schema-org.json names the same sections', () => {
  const data = read('menu.schema-org.json');
  expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'Restaurant' });
  const sections = propertyOf(propertyOf(data, 'hasMenu'), 'hasMenuSection');
  const names = Array.isArray(sections) ? sections.filter(isRecord).map(({ name }) => name) : [];
  const visible = demo.sections.filter(({ items, hide }) => !hide && items.length > 0).map(({ title }) => title);
  expect(names, OUTDATED).toEqual(expect.arrayContaining(visible));
});
