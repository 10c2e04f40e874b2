/**
 * Compiles changed TypeScript files of the domain package and the CMS to JavaScript with source maps. This takes
 * milliseconds instead of the build's seconds, because types are not checked. The code is the same as the build's.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { invalidateBuild, sources } from '../lib/build.mjs';
import { ROOT } from '../lib/paths.mjs';

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {readonly string[]} folders the compiled sources
 * @property {string} from the folder that outputs are relative to
 * @property {string} to
 * @property {ts.CompilerOptions} options in addition to the common ones
 */

/**
 * Uses the build's output folder, because the package exports that folder. So the next build compiles all files again.
 * @type {Part}
 */
export const SCHEMAS = {
  name: 'schemas',
  folders: ['schemas/src'],
  from: 'schemas/src',
  to: 'schemas/dist',
  options: { module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true },
};

/**
 * The output folder has the same depth as the build's, because the CMS finds other folders by relative paths.
 * @type {Part}
 */
export const CMS = {
  name: 'cms',
  folders: ['config', 'src', 'scripts', 'demo-data'].map((folder) => `cms/${folder}`),
  from: 'cms',
  to: 'cms/.cache',
  options: { module: ts.ModuleKind.NodeNext, esModuleInterop: true },
};

const COMMON = { target: ts.ScriptTarget.ES2022, isolatedModules: true, inlineSourceMap: true };

/** @param {Part} part @param {string} source */
const outputOf = ({ from, to }, source) => join(ROOT, to, relative(from, source).replace(/\.ts$/, '.js'));

/** Compiles one file. @param {Part} part @param {string} source @returns {string | undefined} the errors as text */
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
 * Compiles files that changed since the last call, and removes the output of deleted sources.
 * @param {Part} part
 * @returns {{ changed: boolean, problems: readonly string[] }} `changed`: whether any output has changed
 */
export function compile(part) {
  // Stored in the output folder. A build removes all files that it did not write, so it also removes this record.
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
  if (changed) invalidateBuild(part.name);
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify(now));
  return { changed, problems };
}
