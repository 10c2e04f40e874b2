import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { removeOldBuildFiles } from './removeOldBuildFiles.mjs';

describe('a build that a server runs on', () => {
  const DAY = 24 * 60 * 60;
  const BEGUN = Date.UTC(2026, 0, 31) / 1000;

  /** @returns the files that stay, of files with these ages (in seconds before the build began) */
  function left(ages: Readonly<Record<string, number>>, keepsHashed: boolean): readonly string[] {
    const folder = mkdtempSync(join(tmpdir(), 'stale-'));
    mkdirSync(join(folder, 'assets'));
    for (const [name, age] of Object.entries(ages)) {
      writeFileSync(join(folder, name), '');
      utimesSync(join(folder, name), BEGUN - age, BEGUN - age);
    }
    removeOldBuildFiles(folder, BEGUN * 1000, keepsHashed);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    return files.sort();
  }

  const ages = {
    'assets/cart-BhK3x9Qa.js': 3 * DAY,
    'assets/cart-BhK3x9Qa.js.br': 3 * DAY,
    'assets/cart-C0ffee12.js': 8 * DAY,
    'gone.js': 1,
    'main.js': 0,
  };

  it('keeps for a week what the previous pages name, and nothing else', () => {
    expect(left(ages, true)).toEqual(['assets', 'assets/cart-BhK3x9Qa.js', 'assets/cart-BhK3x9Qa.js.br', 'main.js']);
  });

  it('leaves nothing that is loaded by its folder', () => {
    expect(left(ages, false)).toEqual(['main.js']);
  });
});
