/** nginx with one of the samples of docs/deploy, in a folder of its own. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { nginxProgram } from '../../scripts/steps/nginx.mjs';
import { startChild, untilReady, type Child } from './child.js';
import { ROOT } from './folder.js';

/** A sample, with ports and places of the tests' own; every replacement must find its place. */
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
 * Starts it, and waits until it answers.
 * @param folder in which it writes everything
 * @param sample taken in as Debian's nginx takes in what lies in `conf.d`
 */
export async function startNginx(folder: string, sample: string, ready: () => Promise<boolean>): Promise<Child> {
  mkdirSync(join(folder, 'tmp'), { recursive: true });
  writeFileSync(join(folder, 'sample.conf'), sample);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/tmp/${name};`,
  );
  // Its workers would be somebody else, who may not enter the folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user}pid ${folder}/pid; error_log stderr warn; events {} http { access_log off; ${places.join(' ')} include ${folder}/sample.conf; }`,
  );
  const nginx = startChild(nginxProgram() ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']);
  await untilReady(nginx, ready, 20_000);
  return nginx;
}
