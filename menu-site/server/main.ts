/** The entry point of the built front server. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFront } from './createFrontServer.js';
import { createLog } from './config/log.js';
import { loadConfig, serve } from './serveInCluster.js';

const MAIN = fileURLToPath(import.meta.url);
/** The repository's root, relative to `menu-site/dist/front`. */
const PROJECT = resolve(dirname(MAIN), '../../..');

const settings = join(PROJECT, '.env');
if (existsSync(settings)) process.loadEnvFile(settings);
const config = loadConfig(join(PROJECT, '.data'));
const log = createLog(config.logLevel);
const { server, drain } = createFront(
  config,
  {
    site: join(PROJECT, 'menu-site/dist/client'),
    build: createHash('sha256').update(readFileSync(MAIN)).digest('base64url'),
  },
  log,
);
serve({ server, drain, config, log });
