/**
 * `npm run examples -- ORIGIN`: writes `examples/` from the demo menu of the server at ORIGIN. The data of that server
 * must be in `DATA_DIR`. The files are fixtures for other programs: the menu as this project exports it, and as
 * schema.org's JSON-LD. They contain no pictures, and their ids stay the same between runs.
 * (docs/operations.md#examples)
 */
import './lib/checkNodeVersion.mjs';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from './lib/command.mjs';
import { CliError } from './lib/exec.mjs';
import { ROOT } from './lib/paths.mjs';

const MENU = 'innova';
const PUBLISHED_ORIGIN = 'https://menu.example';
const ID = /"([a-z0-9]{24})"/g;

/** Numbers the ids of a file in the order of their appearance. */
function withStableIds(/** @type {string} */ text) {
  /** @type {Map<string, string>} */
  const ids = new Map();
  return text.replaceAll(ID, (_, /** @type {string} */ id) => {
    const stable = ids.get(id) ?? `m${String(ids.size).padStart(23, '0')}`;
    ids.set(id, stable);
    return `"${stable}"`;
  });
}

const PICTURE_FIELDS = new Set(['image', 'logo', 'menuMainImage']);

/** Removes the fields with pictures, and empties galleries. */
function withoutPictures(/** @type {string} */ name, /** @type {unknown} */ value) {
  if (name === 'images') return [];
  return PICTURE_FIELDS.has(name) && typeof value === 'string' ? undefined : value;
}

/** The content of the menu's export. */
function exported() {
  const folder = mkdtempSync(join(tmpdir(), 'qaima-examples-'));
  try {
    const file = join(folder, 'menu.tar');
    execFileSync(process.execPath, [join(ROOT, 'scripts/export.mjs'), MENU, file], { cwd: ROOT, stdio: 'ignore' });
    return execFileSync('tar', ['-xOf', file, 'menu.json'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The JSON-LD in the menu's page. */
async function structuredData(/** @type {string} */ origin) {
  const page = await fetch(`${origin}/m/${MENU}`);
  const [, data] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(await page.text()) ?? [];
  if (!data) throw new CliError(`${origin}/m/${MENU} has no structured data.`);
  return data.replaceAll(origin, PUBLISHED_ORIGIN);
}

function write(/** @type {string} */ name, /** @type {string} */ json) {
  const { made: _made, ...content } = JSON.parse(json, withoutPictures);
  writeFileSync(join(ROOT, 'examples', name), `${JSON.stringify(content, null, 1)}\n`);
}

await command(async () => {
  const [origin] = process.argv.slice(2);
  if (!origin) throw new CliError('Usage: npm run examples -- http://127.0.0.1:1337');
  mkdirSync(join(ROOT, 'examples'), { recursive: true });
  write('menu.json', withStableIds(exported()));
  write('menu.schema-org.json', await structuredData(origin.replace(/\/$/, '')));
});
