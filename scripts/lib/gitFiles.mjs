import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { ROOT } from './paths.mjs';

/**
 * The files of the checkout that Git does not ignore, relative to its root. Deleted files may be among them. Git
 * refuses the checkout of another user, which a container may mount, unless the command names it as safe.
 */
export function gitFiles() {
  const args = [
    '-c',
    `safe.directory=${resolve(ROOT)}`,
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ];
  const listed = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
  return listed.split('\0').filter(Boolean);
}
