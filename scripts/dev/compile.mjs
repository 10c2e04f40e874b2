/**
 * TypeScript of the kernel and the CMS to JavaScript with source maps, file by file and only what has changed: in milliseconds
 * where the build takes seconds. Types are not looked at; the same compiler gives the same code without.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { forget, sources } from '../steps/build.mjs';
import { ROOT } from '../steps/places.mjs';

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {readonly string[]} folders what is compiled
 * @property {string} from the folder that outputs lie relative to
 * @property {string} to
 * @property {ts.CompilerOptions} options beside those that all have
 */

/** Into the very folder that the packages' names lead to: the next build of it is a whole one. @type {Part} */
export const SCHEMAS = {
  name: 'schemas',
  folders: ['schemas/src'],
  from: 'schemas/src',
  to: 'schemas/dist',
  options: { module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true },
};

/** Beside the build, as deep: the CMS finds its folders from where it lies. @type {Part} */
export const CMS = {
  name: 'cms',
  folders: ['config', 'src', 'scripts', 'demo'].map((folder) => `cms/${folder}`),
  from: 'cms',
  to: 'cms/.cache',
  options: { module: ts.ModuleKind.NodeNext, esModuleInterop: true },
};

const COMMON = { target: ts.ScriptTarget.ES2022, isolatedModules: true, inlineSourceMap: true };

/** @param {Part} part @param {string} source */
const outputOf = ({ from, to }, source) => join(ROOT, to, relative(from, source).replace(/\.ts$/, '.js'));

/** Compiles one file. @param {Part} part @param {string} source @returns {string | undefined} what is wrong with it, for a person to read */
function compileFile(part, source) {
  const output = outputOf(part, source);
  const sourceRoot = relative(dirname(output), dirname(join(ROOT, source)));
  const { outputText, diagnostics } = ts.transpileModule(readFileSync(join(ROOT, source), 'utf8'), {
    fileName: source,
    compilerOptions: { ...COMMON, ...part.options, sourceRoot },
    reportDiagnostics: true,
  });
  if (diagnostics && diagnostics.length > 0) {
    const host = {
      getCanonicalFileName: (/** @type {string} */ name) => name,
      getCurrentDirectory: () => ROOT,
      getNewLine: () => '\n',
    };
    return ts.formatDiagnostics(diagnostics, host);
  }
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(output, outputText);
  return undefined;
}

/**
 * Compiles what has changed since the last time, and removes what was made of sources that are gone.
 * @param {Part} part
 * @returns {{ changed: boolean, problems: readonly string[] }} `changed`: whether there is anything new
 */
export function compile(part) {
  // With what it tells of: a build removes what it did not write.
  const record = join(ROOT, part.to, '.compiled.json');
  /** @type {Record<string, string>} */
  const before = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
  /** @type {Record<string, string>} */
  const now = {};
  const problems = [];
  let changed = false;
  for (const source of part.folders.flatMap((folder) => [...sources(folder)])) {
    if (!/(?<!\.d)\.ts$/.test(source)) continue;
    const { mtimeMs, size } = statSync(join(ROOT, source));
    const state = `${ts.version} ${mtimeMs} ${size}`;
    if (before[source] !== state || !existsSync(outputOf(part, source))) {
      const problem = compileFile(part, source);
      if (problem !== undefined) problems.push(problem);
      changed ||= problem === undefined;
      now[source] = problem === undefined ? state : '';
    } else now[source] = state;
  }
  for (const source of Object.keys(before).filter((name) => !existsSync(join(ROOT, name)))) {
    rmSync(outputOf(part, source), { force: true });
    changed = true;
  }
  if (changed) forget(part.name);
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify(now));
  return { changed, problems };
}
