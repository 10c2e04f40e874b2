import type { AddressInfo } from 'node:net';
import { environment, EnvironmentError } from '../src/environment';
import { drain } from '../src/process/drain';
import { onSignal } from '../src/process/signals';
import { makeStrapi } from '../src/process/strapi';
import { surviveOutages } from '../src/storage/survive';

async function serve(): Promise<void> {
  const { host, port } = environment();
  const strapi = makeStrapi();
  onSignal(() => process.exit(0));
  surviveOutages((message) => strapi.log.warn(message));
  await strapi.load();
  await new Promise<void>((listening, failed) => {
    strapi.server.httpServer.once('error', failed);
    strapi.server.listen(port, host, listening);
  });
  onSignal(() => drain(strapi));
  const { address, port: actual } = strapi.server.httpServer.address() as AddressInfo;
  console.log(`listening on http://${address.includes(':') ? `[${address}]` : address}:${actual}`);
}

serve().catch((error: unknown) => {
  console.error(error instanceof EnvironmentError ? error.message : error);
  process.exit(1);
});
