/** Compiles the server into `dist`; what an earlier build left of files that are gone is not left lying about. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const cms = dirname(dirname(fileURLToPath(import.meta.url)));
// Not `dist` itself: the panel's files lie in `dist/build` and take a minute to make.
for (const part of ['config', 'src', 'scripts', 'demo'])
  rmSync(join(cms, 'dist', part), { recursive: true, force: true });
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
process.exit(spawnSync(process.execPath, [tsc, '-p', cms], { stdio: 'inherit' }).status ?? 1);
