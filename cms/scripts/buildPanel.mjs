/** Compiles the server and builds the Strapi panel into `dist/build`; needed only with `CMS_PANEL=1`. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cms = dirname(dirname(fileURLToPath(import.meta.url)));
const strapi = dirname(createRequire(import.meta.url).resolve('@strapi/strapi/package.json'));
// The build loads the configuration, which would write a secret to the data folder unless `SECRET` is set.
const env = { ...process.env, SECRET: randomBytes(32).toString('hex'), NODE_ENV: 'production' };
const args = ['--disable-warning=ExperimentalWarning', join(strapi, 'bin/strapi.js'), 'build'];
process.exit(spawnSync(process.execPath, args, { cwd: cms, env, stdio: 'inherit' }).status ?? 1);
