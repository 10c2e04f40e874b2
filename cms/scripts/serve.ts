import '../src/process/settings';
import { Failure } from '../src/archive/failure';
import { openDemo } from '../src/demo/demo';
import { environment } from '../src/environment';
import { expectFronts } from '../src/front/fronts';
import { listen } from '../src/http/listen';
import { drain } from '../src/process/drain';
import { isSupervised, onSignal } from '../src/process/signals';
import { makeFolders, makeStrapi } from '../src/process/strapi';
import { started, untilTurn } from '../src/process/supervisor';
import { databaseFile } from '../src/storage/connection';
import { checkSqlite } from '../src/storage/damage';
import { lockFolder } from '../src/storage/folderLock';
import { isOutage } from '../src/storage/outage';
import { alone } from '../src/storage/startLock';
import { surviveOutages } from '../src/storage/survive';
import { UpgradeError } from '../src/storage/upgrade';

/** The exit code of a start that failed because the database is out of reach: the same may succeed in a moment. (sysexits.h) */
const EX_TEMPFAIL = 75;

async function serve(): Promise<void> {
  const { databaseUrl, dataDir } = environment();
  onSignal(() => process.exit(0));
  await untilTurn();
  makeFolders(dataDir);
  process.once('exit', lockFolder(dataDir));
  if (databaseUrl === undefined) checkSqlite(databaseFile(dataDir));
  const strapi = makeStrapi();
  onSignal(() => process.exit(0));
  surviveOutages((message) => strapi.log.warn(message));
  // Processes that start together make the tables, and the demo, once.
  const greeting = await alone(databaseUrl, async () => {
    await strapi.load();
    return openDemo();
  });
  strapi.server.mount();
  const address = await listen(strapi.server.httpServer);
  const { cmsListen, frontProcesses } = environment();
  expectFronts(cmsListen === undefined ? frontProcesses : Infinity);
  onSignal(() => drain(strapi));
  started(address, greeting);
}

/** Why it doesn't start, for a person to read: a stack only where the fault may be ours. */
function reasonOf(error: unknown): unknown {
  if (error instanceof UpgradeError || error instanceof Failure) return error.message;
  if (isOutage(error)) return `The database is out of reach: ${error.message || 'connection refused'}`;
  return error;
}

serve().catch((error: unknown) => {
  console.error(reasonOf(error));
  process.exit(isSupervised && isOutage(error) ? EX_TEMPFAIL : 1);
});
