/** Starts servers as processes of their own, and knows their addresses by the line that they print. */
import { spawn } from 'node:child_process';

/**
 * @param {string} script @param {readonly string[]} args @param {Record<string, string>} [environment] @param {string} [cwd]
 * @returns {Promise<{ address: string, said: () => string, stop: () => Promise<void> }>}
 */
export function start(script, args, environment = {}, cwd = process.cwd()) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (data) => (said += data));
    child.stdout.on('data', (data) => {
      said += data;
      const address = /listening on (http:\/\/\S+)/.exec(said)?.[1];
      if (address) {
        resolve({
          address,
          said: () => said,
          stop: async () => {
            child.kill('SIGTERM');
            await gone;
          },
        });
      }
    });
    gone.then((code) => reject(new Error(`${script} ended with code ${code}:\n${said.slice(-2000)}`)));
  });
}
