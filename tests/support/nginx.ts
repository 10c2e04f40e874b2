/** Runs nginx with a sample configuration of docs/deploy. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { nginxProgram } from '../../scripts/lib/nginx.mjs';
import { startChild, waitUntilReady, type Child } from './childProcess.js';
import { ROOT } from './runFolder.js';

/** A sample configuration with the tests' ports and paths. @throws if a replacement matches nothing */
export function sampleOf(name: string, replacements: readonly (readonly [RegExp, string])[]): string {
  return replacements.reduce(
    (text, [pattern, by]) => {
      expect(text).toMatch(pattern);
      return text.replace(pattern, by);
    },
    readFileSync(join(ROOT, 'docs/deploy', name), 'utf8'),
  );
}

/**
 * Starts nginx and waits until it is ready.
 * @param folder the folder for all files that nginx writes
 * @param sample included like a file in Debian's `conf.d`
 */
export async function startNginx(folder: string, sample: string, ready: () => Promise<boolean>): Promise<Child> {
  mkdirSync(join(folder, 'tmp'), { recursive: true });
  writeFileSync(join(folder, 'sample.conf'), sample);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/tmp/${name};`,
  );
  // By default the workers run as another user, who has no access to the folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user}pid ${folder}/pid; error_log stderr warn; events {} http { access_log off; ${places.join(' ')} include ${folder}/sample.conf; }`,
  );
  const nginx = startChild(nginxProgram() ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']);
  await waitUntilReady(nginx, ready, 20_000);
  return nginx;
}
