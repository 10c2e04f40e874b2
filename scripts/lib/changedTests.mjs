/** Which tests a change can break, by the files that it touches. */
import { execFileSync } from 'node:child_process';
import { ROOT } from './paths.mjs';

/** @param {readonly string[]} args @returns {string} what git prints; empty if it fails */
function git(...args) {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/**
 * The commit that the work in this checkout starts from: where it left the published `main`, or, on the published commit
 * itself, the commit before. Empty without a history.
 */
export function baseOfChange() {
  const left = git('merge-base', 'HEAD', 'origin/main') || git('merge-base', 'HEAD', 'main');
  return left === '' || left === git('rev-parse', 'HEAD') ? git('rev-parse', '--verify', '--quiet', 'HEAD~1') : left;
}

/** The paths that were changed since a commit, in commits and in the working tree. @param {string} base */
export function changedFiles(base) {
  if (base === '') return [];
  const lists = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')];
  return lists.join('\n').split('\n').filter(Boolean);
}

/** Tests that reach what they try over HTTP or in a browser, so that no import shows what can break them. */
const BY_FOLDER = [
  { stages: ['api', 'api-postgres', 'e2e'], folders: /^(?:cms|schemas|tests\/support|scripts)\//, tests: [''] },
  { stages: ['api', 'api-postgres'], folders: /^menu-site\/server\//, tests: [''] },
  { stages: ['e2e'], folders: /^menu-site\//, tests: ['guest', 'publicMenu', 'landingPage', 'developing'] },
  { stages: ['e2e'], folders: /^admin-ui\//, tests: ['owner', 'staff', 'keyboardOnly', 'developing'] },
  { stages: ['stories'], folders: /^(?:stories|admin-ui|menu-site|schemas)\//, tests: [''] },
];

/** Stages whose runner finds the tests by what they import. */
const BY_IMPORTS = ['unit', 'components'];

/**
 * What a stage of `npm test -- changed` runs.
 * @param {string} stage
 * @param {readonly string[]} files that were changed
 * @param {string} base the commit that the change starts from
 * @returns {readonly string[]} filters and options for the stage's runner, where an empty filter matches all; nothing to
 *   run if empty
 */
export function testsOfChange(stage, files, base) {
  if (stage === 'check') return [''];
  if (BY_IMPORTS.includes(stage)) return [`--changed=${base}`];
  const folder = stage.startsWith('api') ? 'tests/api/' : 'tests/e2e/';
  const own = files.filter((file) => file.startsWith(folder) && stage !== 'stories');
  const rules = BY_FOLDER.filter(
    (rule) => rule.stages.includes(stage) && files.some((file) => rule.folders.test(file)),
  );
  const filters = [...new Set([...rules.flatMap((rule) => rule.tests), ...own])];
  return filters.includes('') ? [''] : filters;
}
