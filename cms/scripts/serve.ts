import '../src/process/settings';
import '../src/process/ticks';
import type { AddressInfo } from 'node:net';
import { Failure } from '../src/archive/failure';
import { openDemo } from '../src/demo/demo';
import { environment } from '../src/environment';
import { drain } from '../src/process/drain';
import { onSignal } from '../src/process/signals';
import { makeFolders, makeStrapi } from '../src/process/strapi';
import { databaseFile } from '../src/storage/connection';
import { checkSqlite } from '../src/storage/damage';
import { lockFolder } from '../src/storage/folderLock';
import { isOutage } from '../src/storage/outage';
import { alone } from '../src/storage/startLock';
import { surviveOutages } from '../src/storage/survive';
import { UpgradeError } from '../src/storage/upgrade';

async function serve(): Promise<void> {
  const { host, port, databaseUrl, dataDir } = environment();
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
  await new Promise<void>((listening, failed) => {
    strapi.server.httpServer.once('error', failed);
    strapi.server.listen(port, host, listening);
  });
  onSignal(() => drain(strapi));
  const { address, port: actual } = strapi.server.httpServer.address() as AddressInfo;
  console.log(`listening on http://${address.includes(':') ? `[${address}]` : address}:${actual}`);
  for (const line of greeting) console.log(line);
}

/** Why it doesn't start, for a person to read: a stack only where the fault may be ours. */
function reasonOf(error: unknown): unknown {
  if (error instanceof UpgradeError || error instanceof Failure) return error.message;
  if (isOutage(error)) return `The database is out of reach: ${error.message || 'connection refused'}`;
  return error;
}

serve().catch((error: unknown) => {
  console.error(reasonOf(error));
  process.exit(1);
});
