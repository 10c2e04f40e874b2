/** Runs child processes, with output to the terminal or to a log file. */
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CACHE, ROOT } from './paths.mjs';

/** An expected error. Its message tells the user what failed, what to do, and where the log is. */
export class CliError extends Error {}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Forwards a signal to all running child processes. @param {NodeJS.Signals} signal */
export function forwardSignal(signal) {
  for (const child of running) child.kill(signal);
}

/**
 * @typedef {object} Options
 * @property {string} [cwd]
 * @property {Record<string, string>} [env] added to this process's environment
 * @property {number} [timeout] the process is killed after this many ms
 */

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options} options
 * @param {import('node:child_process').StdioOptions} stdio
 * @returns {Promise<number>} the exit code; 1 if a signal ended the process
 */
function exitOf(command, args, { cwd = ROOT, env = {}, timeout }, stdio) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio, timeout });
    running.add(child);
    child.once('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.once('exit', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs a command with output to the terminal. @param {string} command @param {readonly string[]} args @param
 * {Options} [options]
 * @returns {Promise<number>} the exit code
 */
export function runInherited(command, args, options = {}) {
  return exitOf(command, args, options, ['ignore', 'inherit', 'inherit']);
}

/**
 * Runs a command with output to `.cache/logs/NAME.log`.
 * @param {string} name the log's name
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options} [options]
 * @returns {Promise<{ code: number, output: () => string, log: string }>} `output()` reads the log
 */
export async function runQuietly(name, command, args, options = {}) {
  mkdirSync(join(CACHE, 'logs'), { recursive: true });
  const log = join(CACHE, 'logs', `${name}.log`);
  const file = openSync(log, 'w');
  try {
    const code = await exitOf(command, args, options, ['ignore', file, file]);
    return { code, output: () => readFileSync(log, 'utf8'), log: relative(ROOT, log) };
  } finally {
    closeSync(file);
  }
}

/**
 * Like {@link runQuietly}, but on failure throws a {@link CliError} with the last lines, the advice and the log's
 * path.
 * @param {string} name @param {string} command @param {readonly string[]} args
 * @param {Options & { advice: string }} options `advice`: one sentence on what usually helps
 */
export async function runOrFail(name, command, args, { advice, ...options }) {
  const { code, output, log } = await runQuietly(name, command, args, options).catch((error) => {
    throw new CliError(`${command} could not be run (${error.message}). ${advice}`);
  });
  if (code === 0) return;
  const tail = output().trimEnd().split('\n').slice(-15).join('\n');
  throw new CliError(`${tail}\n\n${advice}\nThe whole log is in ${log}.`);
}

/** Returns the command to run npm: the same npm that started this process, if one did. @param {readonly string[]} args */
export function npm(args) {
  const self = process.env['npm_execpath'];
  /** @type {[string, string[]]} */
  const call = self ? [process.execPath, [self, ...args]] : ['npm', [...args]];
  return call;
}
