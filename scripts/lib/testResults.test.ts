import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outcome, playwrightTally, sum, vitestTally, withExit } from './testResults.mjs';

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
      flaky: 2,
      failedTests: ['[phone] pay.spec.ts:7 pays: no row'],
    });
    expect(outcome(playwrightTally(report))).toBe('6 passed, 1 failed, 3 skipped, 2 passed only when tried again');
    expect(outcome(some)).toBe('3 passed, 1 failed, 2 skipped');
    rmSync(folder, { recursive: true });
    expect(playwrightTally(report)).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });

  it('names failed and flaky API tests, and files that do not load', () => {
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
      flaky: 1,
      failedTests: ['two.test.ts: SyntaxError', 'b: Error: late', 'c: Error: no'],
    });
    rmSync(folder, { recursive: true });
  });
});
