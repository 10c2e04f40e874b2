/**
 * `npm run upgrade-fixtures`: writes an upgrade fixture of this version. It is a small backup with one row of each
 * kind, and the API's responses. Run it for each release. In later versions, `tests/api/upgradeFixtures.test.ts` starts
 * the server on these backups. (docs/upgrades.md)
 */
import './lib/checkNodeVersion.mjs';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { installAndBuild, SERVER } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { createFixtures, PEOPLE } from './lib/upgradeFixtures.mjs';
import { ROOT } from './lib/paths.mjs';
import { CliError } from './lib/exec.mjs';
import { SERVER_ENTRY, startServer } from './lib/startServer.mjs';

const FORMER = join(ROOT, 'tests/upgrade-fixtures');

await command(async () => {
  await installAndBuild(SERVER);
  const work = mkdtempSync(join(tmpdir(), 'qaima-former-'));
  const { username, password } = PEOPLE.staff;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: '0',
    DEMO: '0',
    DATABASE_URL: '',
    REDIS_URL: '',
    SMTP_URL: '',
    DATA_DIR: join(work, 'data'),
    RATE_LIMITS: 'off',
    STAFF_USERNAME: username,
    STAFF_PASSWORD: password,
  };
  try {
    const server = await startServer(SERVER_ENTRY, { env });
    const answers = await createFixtures(server.address).finally(() => server.stop());
    const file = join(work, 'former.qaima');
    const script = join(ROOT, 'cms/dist/scripts/backup.js');
    const { status } = spawnSync(process.execPath, [script, file], { cwd: ROOT, env, stdio: 'inherit' });
    if (status !== 0) throw new CliError('The backup was not made: see the lines above.');
    mkdirSync(FORMER, { recursive: true });
    writeFileSync(join(FORMER, 'backup.gz'), gzipSync(readFileSync(file), { level: 9 }));
    const responses = { takenAt: new Date(), people: PEOPLE, answers };
    writeFileSync(join(FORMER, 'apiResponses.json'), `${JSON.stringify(responses, null, 2)}\n`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});
