/** Checks that the paths, commands, settings and figures in the documentation exist. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { CURRENCIES, LARGEST_TOTAL, largestPrice, MENU_DEFAULTS, settingsSchema } from '@qaima/schemas';
import { describe, expect, it } from 'vitest';
import { gitFiles } from '../scripts/lib/gitFiles.mjs';
import { ROOT } from './support/runFolder.js';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const FILES = gitFiles();
/** All files and folders of the repository. */
const PATHS = [
  ...new Set(FILES.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/')))),
];

/** The documents to check. The changelog describes the past, so it is skipped. */
const DOCUMENTS = FILES.filter((file) => /^(README|SECURITY|docs\/.*)\.md$/.test(file));

/** The texts of inline code, without code blocks. */
const spansOf = (text: string) =>
  [...text.replaceAll(/^ *```[^]*?^ *```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);

/** Expands `a/{b,c}.ts` to `a/b.ts` and `a/c.ts`. */
function expanded(path: string): readonly string[] {
  const [whole, parts] = /\{([^{}]*)\}/.exec(path) ?? [];
  return whole === undefined || parts === undefined
    ? [path]
    : parts.split(',').flatMap((part) => expanded(path.replace(whole, part)));
}

/**
 * Matches a path or the end of one, with or without extension. A prefix such as `cms: ` names the package. A decision
 * is named by its number.
 */
const PATH =
  /^(?:(cms|schemas|menu-site|admin-ui): )?((?:[\w@.*{},-]+\/)+[\w@.*{},-]*|[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|sh))$/;
/** Matches paths outside the repository (a data folder, a backup, build output, a package), addresses and dates. */
const ELSEWHERE = /^(?:[A-Z_]+\/|rows\/|dd\/|\d+\/|\.cache\/|@(?!qaima\/)[\w-]+\/|wa\.me\/|.*\bdist\/)/;

function exists(path: string, workspace = ''): boolean {
  const escaped = path.replace(/\/$/, '').replaceAll(/[.+]/g, '\\$&').replaceAll('*', '[^/]*');
  const pattern = new RegExp(`(?:^|/)${escaped}(?:-[^/]*)?(?:\\.(?:test|spec))?(?:\\.(?:tsx?|mjs|md))?$`);
  return PATHS.some((one) => one.startsWith(workspace) && pattern.test(one));
}

/** The names of the settings that a source file reads. */
const settingsIn = (file: string) =>
  [...read(file).matchAll(/'([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|HOST|PORT|DEMO|SECRET)'/g)].map(([, name = '']) => name);
/** The files that read settings. */
const READERS = [
  'cms/src/config/environment.ts',
  'cms/src/config/bucketSettings.ts',
  'menu-site/server/config/config.ts',
  'scripts/lib/supervise.mjs',
];

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(
    ([, heading = '']) =>
      `${file}#${heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-')}`,
  );

describe('the documents', () => {
  it.each(DOCUMENTS)('%s names files and folders that exist', (document) => {
    const named = spansOf(read(document)).flatMap((span) => {
      const [, workspace, path] = PATH.exec(span) ?? [];
      return path === undefined || ELSEWHERE.test(path)
        ? []
        : expanded(path).filter((one) => !exists(one, workspace && `${workspace}/`));
    });
    expect(named).toEqual([]);
  });

  it('link to files that exist', () => {
    const broken = FILES.filter((file) => file.endsWith('.md')).flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
        .map(([, link = '']) => posix.join(posix.dirname(file), link))
        .filter((target) => !PATHS.includes(target.replace(/\/$/, '')))
        .map((target) => `${file}: ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('have the headings that code and documents cite', () => {
    const cited = FILES.filter((file) => /\.(?:tsx?|mjs|css|md|html)$/.test(file)).flatMap((file) => [
      ...[...read(file).matchAll(/docs\/(spec\/[\w-]+\.md)#([\w-]+)/g)].map(([, page, slug]) => `docs/${page}#${slug}`),
      ...(file.startsWith('docs/spec/')
        ? [...read(file).matchAll(/\]\(([\w-]+\.md)?#([\w-]+)\)/g)].map(
            ([, page, slug]) => `${page ? `docs/spec/${page}` : file}#${slug}`,
          )
        : []),
    ]);
    const headings = FILES.filter((file) => file.startsWith('docs/spec/')).flatMap(anchorsOf);
    expect(cited.length).toBeGreaterThan(200);
    expect([...new Set(cited)].filter((one) => !headings.includes(one))).toEqual([]);
    expect(headings.filter((one, at) => headings.indexOf(one) !== at)).toEqual([]);
  });

  it('state the largest price of each currency', () => {
    const rows = [...read('docs/limits.md').matchAll(/^\| (`[A-Z]{3}`.*?|each other) +\| ([\d,]+) +\|$/gm)];
    const stated = rows.map(([, names = '', limit = '']) => [names, Number(limit.replaceAll(',', ''))] as const);
    const limitOf = (code: string) => stated.find(([names]) => names.includes(`\`${code}\``)) ?? stated.at(-1);
    expect(CURRENCIES.map((code) => limitOf(code)?.[1])).toEqual(CURRENCIES.map(largestPrice));
    expect(read('docs/limits.md')).toContain(`${LARGEST_TOTAL.toLocaleString('en')} in each currency`);
  });

  it('state for how long guests’ data is kept', () => {
    const { minimum, maximum } = settingsSchema.properties.guests.properties.keepDays;
    const text = read('docs/privacy.md');
    expect(text).toContain(
      `${MENU_DEFAULTS.settings.guests.keepDays} days (\`settings.guests.keepDays\`, ${minimum}–${maximum})`,
    );
    const retention = read('cms/src/api/guest-data/retention.ts') + read('cms/src/api/guest-data/erasures.ts');
    expect(retention).toContain(`NOTICE_MS = ${/mail (\d+) days before/.exec(text)?.[1]} * DAY_MS`);
    expect(retention).toContain(`BATCH_ROWS = ${/transactions of (\d+) orders/.exec(text)?.[1]};`);
    expect(retention).toContain(`LONGEST_MS = ${maximum} * DAY_MS`);
  });

  it('name commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = DOCUMENTS.flatMap((document) =>
      [...read(document).matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name = '']) => name),
    );
    expect([...new Set(named)].filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  it('name figures that exist', () => {
    const sources = ['cms/src', 'menu-site/server']
      .flatMap((folder) => FILES.filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.ts')))
      .map(read)
      .join('\n');
    const named = DOCUMENTS.flatMap(
      (document) =>
        spansOf(read(document))
          .join('\n')
          .match(/\bqaima_[a-z_]+[a-z]\b(?!…)/g) ?? [],
    );
    const known = (name: string) =>
      sources.includes(name) || name.startsWith('qaima_sweep_') || name === 'qaima_replaced';
    expect([...new Set(named)].filter((name) => !known(name))).toEqual([]);
  });

  it('have a row for each setting, and the sample of settings a line', () => {
    const table = read('README.md').split('## Configuration')[1]?.split('\n## ')[0] ?? '';
    const rows = table.split('\n').flatMap((row) => {
      const names = spansOf(row.split('|')[1] ?? '');
      const family = names[0]?.split('_')[0] ?? '';
      return names.map((name) => (name.startsWith('_') ? family + name : name));
    });
    const sample = [...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
    const settings = [...new Set(READERS.flatMap(settingsIn))].filter((name) => name !== 'NODE_ENV').sort();
    expect(rows.toSorted()).toEqual(settings);
    expect(sample.toSorted()).toEqual(settings);
  });
});
