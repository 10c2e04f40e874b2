/** Tests menu files that are rejected before anything is imported. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_UPLOAD_BYTES } from '@qaima/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeArchive } from '../backup/archive/write';
import { MENU_ENTRY, readMenuFile } from './format';

let folder: string;
let count = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'qaima-menu-file-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

type Part = readonly [name: string, content: string | Buffer];

async function fileOf(...parts: readonly Part[]): Promise<string> {
  const path = join(folder, `${++count}.tar`);
  await writeArchive(path, async (archive) => {
    for (const [name, content] of parts) await archive.add(name, content);
  });
  return path;
}

const item = { title: 'منسف', description: 'لحم', price: 6.5, pin: false, show: { type: 'small-image' } };
const IMAGE = 'images/001-منسف.webp';
const words = (menu: object, more: object = {}): Part => [
  MENU_ENTRY,
  JSON.stringify({ format: 'qaima menu', version: 1, menu, ...more }),
];
const withItem = (more: object) =>
  words({ sections: [{ title: 'أطباق', prime: true, items: [{ ...item, ...more }] }] });

it('reads a menu, and leaves what is not said to be filled in', async () => {
  const menu = await readMenuFile(await fileOf(withItem({ image: IMAGE }), [IMAGE, 'bytes']));
  expect(menu.sections?.[0]?.items?.[0]).toMatchObject({ ...item, image: IMAGE, soldOut: false, hide: false });
});

it('takes one that was packed anew by hand, but not one that is damaged', async () => {
  const path = await fileOf(withItem({ image: IMAGE }), [IMAGE, 'bytes']);
  const bytes = readFileSync(path);
  writeFileSync(path, Buffer.concat([bytes.subarray(0, bytes.length - 2048), Buffer.alloc(9 * 1024)]));
  await expect(readMenuFile(path)).resolves.toBeDefined();
  const wrong = Buffer.from(bytes);
  wrong[bytes.indexOf('bytes')]! ^= 1;
  writeFileSync(path, wrong);
  await expect(readMenuFile(path)).rejects.toThrow('damaged');
  writeFileSync(path, bytes.subarray(0, 1024));
  await expect(readMenuFile(path)).rejects.toThrow(/damaged|not in the file/);
});

describe('refuses', () => {
  const long = 'x'.repeat(2000);
  it.each<readonly [string, readonly Part[], RegExp]>([
    ['no menu at all', [['other', 'x']], /not a menu/],
    ['pictures before the menu', [[IMAGE, 'x'], withItem({ image: IMAGE })], /not a menu/],
    ['two menus', [words({}), words({})], /knows nothing/],
    ['words that are no JSON', [[MENU_ENTRY, '{']], /can’t be read/],
    ['another thing', [[MENU_ENTRY, '{"format":"other"}']], /not a menu/],
    ['one of a newer Qaima', [words({}, { version: 2 })], /newer Qaima/],
    ['a field that it doesn’t know', [words({ admins: ['me'] })], /Unknown field: \u2068admins\u2069/],
    ['a price that no item has', [withItem({ price: -1 })], /price/],
    ['a text that is too long', [withItem({ title: long })], /title/],
    ['a link that runs', [words({ institution: { whatsapp: 'javascript:alert(1)' } })], /whatsapp/],
    ['a name that is reserved', [words({ username: 'admin' })], /username/],
    ['a sale without a discount', [withItem({ sale: { onSale: true } })], /without a discount/],
    [
      'a combo of other menus’ items',
      [words({ combos: [{ title: 'x', price: 1, items: ['a'.repeat(24)] }] })],
      /not in the menu/,
    ],
    ['a day twice', [words({ workingDays: [{ day: 'sun' }, { day: 'sun' }] })], /twice/],
    [
      'a place that is none',
      [words({ institution: { location: { geoLocation: { coordinates: [35, 99] } } } })],
      /latitude/,
    ],
    ['a picture of the server’s own', [withItem({ image: '../secret' })], /image/],
    ['a picture that leads elsewhere', [withItem({ image: 'images/..' }), ['images/..', 'x']], /leads elsewhere/],
    ['a picture that is not there', [withItem({ image: IMAGE })], /not in the file/],
    ['a picture that nothing speaks of', [words({}), [IMAGE, 'x']], /knows nothing/],
    ['a picture twice', [withItem({ image: IMAGE }), [IMAGE, 'x'], [IMAGE, 'x']], /knows nothing/],
    [
      'a picture of eleven megabytes',
      [withItem({ image: IMAGE }), [IMAGE, Buffer.alloc(MAX_UPLOAD_BYTES + 1)]],
      /10 MB/,
    ],
  ])('%s', async (_what, parts, sentence) => {
    await expect(readMenuFile(await fileOf(...parts))).rejects.toThrow(sentence);
  });
});
