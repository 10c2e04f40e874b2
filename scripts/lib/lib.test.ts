import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { doubtful, isListed } from './licences.mjs';
import { isSupportedNode } from './checkNodeVersion.mjs';
import { duration } from './print.mjs';
import { removeOldBuildFiles } from './removeOldBuildFiles.mjs';
import { outcome, playwrightTally, sum, vitestTally, withExit } from './testResults.mjs';

describe('a version of Node.js', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.1.0'])('%s will do', (version) => {
    expect(isSupportedNode(version)).toBe(true);
  });

  it.each(['18.20.0', '20.18.3', '21.7.0', '22.11.0'])('%s will not', (version) => {
    expect(isSupportedNode(version)).toBe(false);
  });
});

describe('a build that a server runs on', () => {
  const DAY = 24 * 60 * 60;
  const BEGUN = Date.UTC(2026, 0, 31) / 1000;

  /** @returns what stays of files with these ages, in seconds before the build began */
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

  it('keeps for a week what pages of the former one name, and nothing else that it left', () => {
    expect(left(ages, true)).toEqual(['assets', 'assets/cart-BhK3x9Qa.js', 'assets/cart-BhK3x9Qa.js.br', 'main.js']);
  });

  it('leaves nothing that is loaded by its folder', () => {
    expect(left(ages, false)).toEqual(['main.js']);
  });
});

describe('a tally', () => {
  const some = { passed: 3, failed: 1, skipped: 2 };

  it('adds up', () => {
    expect(sum([some, some, { passed: 1, failed: 0, skipped: 0 }])).toEqual({ passed: 7, failed: 2, skipped: 4 });
  });

  it('counts a stage that broke without a failed test as one failure', () => {
    expect(withExit({ ...some, failed: 0 }, 1)).toEqual({ ...some, failed: 1 });
    expect(withExit(some, 1)).toEqual(some);
    expect(withExit(some, 0)).toEqual(some);
  });

  it('says how many browser tests passed only when tried again', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tally-'));
    const report = join(folder, 'e2e.json');
    const test = (status: string, ...messages: string[]) => ({
      projectName: 'phone',
      status,
      results: messages.map((message) => ({ error: { message } })),
    });
    const spec = {
      title: 'pays',
      file: 'pay.spec.ts',
      line: 7,
      tests: [test('flaky', '\u001b[31mno row\u001b[39m\nat')],
    };
    const suites = [{ suites: [{ specs: [spec, { ...spec, tests: [test('expected')] }] }] }];
    writeFileSync(report, JSON.stringify({ stats: { expected: 4, unexpected: 1, flaky: 2, skipped: 3 }, suites }));
    expect(playwrightTally(report)).toEqual({
      passed: 6,
      failed: 1,
      skipped: 3,
      again: 2,
      named: ['[phone] pay.spec.ts:7 pays: no row'],
    });
    expect(outcome(playwrightTally(report))).toBe('6 passed, 1 failed, 3 skipped, 2 passed only when tried again');
    expect(outcome(some)).toBe('3 passed, 1 failed, 2 skipped');
    rmSync(folder, { recursive: true });
    expect(playwrightTally(report)).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });

  it('names tests over HTTP that failed, at first or for good, and files that do not load', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tally-'));
    const report = join(folder, 'api.json');
    const result = (fullName: string, status: string, ...failureMessages: string[]) => ({
      fullName,
      status,
      failureMessages,
    });
    const tests = [
      result('a', 'passed'),
      result('b', 'passed', 'Error: late\n at x'),
      result('c', 'failed', 'Error: no'),
    ];
    const testResults = [
      { name: '/x/one.test.ts', message: '', assertionResults: tests },
      { name: '/x/two.test.ts', message: 'SyntaxError', assertionResults: [] },
    ];
    writeFileSync(
      report,
      JSON.stringify({ numPassedTests: 2, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0, testResults }),
    );
    expect(vitestTally(report)).toEqual({
      passed: 2,
      failed: 1,
      skipped: 0,
      again: 1,
      named: ['two.test.ts: SyntaxError', 'b: Error: late', 'c: Error: no'],
    });
    rmSync(folder, { recursive: true });
  });
});

describe('a duration', () => {
  it.each([
    [40, '0.0 s'],
    [59_940, '59.9 s'],
    [60_000, '1 min 00 s'],
    [185_400, '3 min 05 s'],
  ])('of %i ms is said as %s', (ms, said) => {
    expect(duration(ms)).toBe(said);
  });
});

describe('the licences of what is installed', () => {
  it('are listed: run `npm run licences` when this fails', () => {
    expect(isListed()).toBe(true);
  });

  it('are known, and ask nothing more of whoever runs the service', () => {
    expect(doubtful()).toEqual([]);
  });
});
