/** A built server beside a command, known by the line that it prints. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './places.mjs';
import { Failure } from './run.mjs';

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 */
export function serving(env) {
  const script = join(ROOT, 'cms/dist/scripts/serve.js');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (data) => {
      said += String(data);
      const address = /listening on (http:\/\/\S+)/.exec(said)?.[1];
      if (address === undefined) return;
      const stop = async () => {
        child.kill('SIGTERM');
        await gone;
      };
      resolve({ address, stop });
    });
    void gone.then((code) => reject(new Failure(`The server ended with code ${code}:\n${said}`)));
  });
}
