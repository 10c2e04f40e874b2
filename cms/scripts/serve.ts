import '../src/server/checkEnvironment';
import { CliError } from '../src/errors/cliError';
import { openDemo } from '../src/demo-seed/seedDemo';
import { environment } from '../src/config/environment';
import { expectFronts } from '../src/cache-invalidation/frontConnections';
import { listen } from '../src/http/listen';
import { shutDown } from '../src/server/shutdown';
import { isSupervised, onSignal, stoppablePid } from '../src/server/signals';
import { createFolders, createApp } from '../src/server/strapi';
import { reportStarted, waitForTurn } from '../src/server/supervisorMessages';
import { databaseFile } from '../src/database/connection';
import { checkSqlite } from '../src/database/integrityCheck';
import { lockFolder } from '../src/database/folderLock';
import { isOutage } from '../src/errors/outage';
import { withStartLock } from '../src/database/startLock';
import { ignoreOutageRejections } from '../src/database/ignoreOutageRejections';
import { UpgradeError } from '../src/database/dataLossGuard';

/** The exit code when the database is unreachable: a retry may succeed. (sysexits.h) */
const EX_TEMPFAIL = 75;

async function serve(): Promise<void> {
  const { databaseUrl, dataDir } = environment();
  onSignal(() => process.exit(0));
  await waitForTurn();
  createFolders(dataDir);
  process.once('exit', lockFolder(dataDir, stoppablePid));
  if (databaseUrl === undefined) checkSqlite(databaseFile(dataDir));
  const strapi = createApp();
  onSignal(() => process.exit(0));
  ignoreOutageRejections((message) => strapi.log.warn(message));
  // Processes that start together take this lock in turn. So only the first one creates the tables and the demo.
  const greeting = await withStartLock(databaseUrl, async () => {
    await strapi.load();
    return openDemo();
  });
  strapi.server.mount();
  const address = await listen(strapi.server.httpServer);
  const { cmsListen, frontProcesses } = environment();
  expectFronts(cmsListen === undefined ? frontProcesses : Infinity);
  onSignal(() => shutDown(strapi));
  reportStarted(address, greeting);
}

/** The message for the operator. It includes a stack trace only if the error may be a bug. */
function reasonOf(error: unknown): unknown {
  if (error instanceof UpgradeError || error instanceof CliError) return error.message;
  if (isOutage(error)) return `The database is out of reach: ${error.message || 'connection refused'}`;
  return error;
}

serve().catch((error: unknown) => {
  console.error(reasonOf(error));
  process.exit(isSupervised && isOutage(error) ? EX_TEMPFAIL : 1);
});
