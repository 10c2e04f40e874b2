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

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === 0 ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Without the fields that are not compared, and without empty values: the demo states only what differs from these. */
function comparable(value: unknown, replaced: ReadonlyMap<string, string> = new Map()): unknown {
  if (typeof value === 'string') return replaced.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one: unknown) => comparable(one, replaced));
  if (!isRecord(value)) return value;
  const compared = Object.entries(value).flatMap(([name, inside]) => {
    const one = UNCOMPARED.has(name) ? undefined : comparable(inside, replaced);
    return isEmpty(one) ? [] : [[name, one] as const];
  });
  return Object.fromEntries(compared);
}

/** The example has no pictures. Ids are compared by the titles of what they refer to. */
const UNCOMPARED: ReadonlySet<string> = new Set(['_id', 'picture', 'images', 'logo']);

const COMPARED = [
  ...(['username', 'currency', 'colors', 'headingPhrase', 'endingPhrase', 'workingDays', 'cartSettings'] as const),
  ...(['branches', 'orderReceiveOptions', 'sections', 'combos', 'extraGroups', 'dayparts'] as const),
] as const;

const partsOf = (menu: object): object => Object.fromEntries(COMPARED.map((name) => [name, propertyOf(menu, name)]));

it('examples/menu.json is a menu that imports, of the present demo', () => {
  const file = read('menu.json');
  expect(validate(menuFileSchema, file).issues).toEqual([]);
  // The cast is safe: the file is valid.
  const { menu } = file as MenuFile;
  expect(menuFileProblem(menu)).toBeNull();
  expect(pictureNamesIn(menu)).toEqual(new Set());
  const { sections = [], extraGroups = [], dayparts = [] } = menu;
  const named = [...sections.flatMap(({ items = [] }) => items), ...extraGroups, ...dayparts];
  const titles = new Map(named.map(({ _id = '', title }) => [_id, title]));
  expect(comparable(partsOf(menu), titles), OUTDATED).toEqual(
    comparable(partsOf({ ...demo, extraGroups: demo.extraGroups?.map((group) => ({ each: 1, ...group })) })),
  );
  const { institution, settings } = comparable(demo) as Pick<typeof demo, 'institution' | 'settings'>;
  expect(menu, OUTDATED).toMatchObject({ institution, settings });
});

it('examples/menu.schema-org.json names the same sections', () => {
  const data = read('menu.schema-org.json');
  expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'Restaurant' });
  const sections = propertyOf(propertyOf(data, 'hasMenu'), 'hasMenuSection');
  const names = Array.isArray(sections) ? sections.filter(isRecord).map(({ name }) => name) : [];
  const visible = demo.sections.filter(({ items, hide }) => !hide && items.length > 0).map(({ title }) => title);
  expect(names, OUTDATED).toEqual(expect.arrayContaining(visible));
});
