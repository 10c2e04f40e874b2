/** Starts a server in a separate process and waits for the line with its address. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { CliError } from './exec.mjs';

/** The entry point of this product's server. */
export const SERVER_ENTRY = join(ROOT, 'scripts/serve.mjs');

/**
 * @param {string} script
 * @param {object} [manner]
 * @param {readonly string[]} [manner.args]
 * @param {NodeJS.ProcessEnv} [manner.env]
 * @param {string} [manner.cwd]
 * @param {string} [manner.node] the Node.js program
 * @returns {Promise<{ address: string, pid: number, said: () => string, stop: () => Promise<void> }>} `said`: its output so far; `pid`: of the process that was started
 */
export function startServer(script, { args = [], env = {}, cwd = process.cwd(), node = process.execPath } = {}) {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', script, ...args], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (data) => (said += String(data)));
    child.stdout.on('data', (data) => {
      said += String(data);
      const address = /listening on (http:\/\/\S+)/.exec(said)?.[1];
      if (address === undefined) return;
      const stop = async () => {
        child.kill('SIGTERM');
        await gone;
      };
      resolve({ address, pid: child.pid ?? 0, said: () => said, stop });
    });
    void gone.then((code) => reject(new CliError(`${script} ended with code ${code}:\n${said.slice(-4000)}`)));
  });
}
