/** Listens on a Unix socket for front servers on the same machine, or on a TCP port for others. */
import { chmodSync, lstatSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { environment } from '../config/environment';
import { IDLE_TIMEOUT_MS } from './timeouts';

/**
 * Removes the socket that a killed server left behind. No server can still use it, because the data folder is locked
 * (`database/folderLock.ts`).
 */
function removeStale(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSocket()) rmSync(path);
}

const listening = (server: Server, begin: () => void) =>
  new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.once('listening', done);
    begin();
  });

/** Starts listening. @returns the address as text: `unix:/path`, or `http://host:port` */
export async function listen(server: Server): Promise<string> {
  const { cmsSocket, cmsListen } = environment();
  if (cmsListen === undefined) {
    removeStale(cmsSocket);
    await listening(server, () => server.listen(cmsSocket));
    chmodSync(cmsSocket, 0o600);
    return `unix:${cmsSocket}`;
  }
  server.setTimeout(IDLE_TIMEOUT_MS);
  await listening(server, () => server.listen(cmsListen.port, cmsListen.host));
  // The cast is safe: the address is an object if the server listens on a port.
  const { address, port } = server.address() as AddressInfo;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}
