/** The Unix socket on which the CMS listens for front servers. */
import { createHash } from 'node:crypto';
import { createConnection } from 'node:net';
import { lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError } from './exec.mjs';

/** The maximum length of a Unix socket's path, in bytes. */
const MAX_BYTES = 107;

/**
 * The path of the socket: in the data folder, or in a private temporary folder if the path would be too long.
 * @param {string} dataDir an absolute path
 */
export function socketPath(dataDir) {
  const within = join(dataDir, 'cms.sock');
  if (Buffer.byteLength(within) <= MAX_BYTES) return within;
  const folder = join(tmpdir(), `qaima-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(folder);
  if (uid !== process.getuid?.() || (mode & 0o077) !== 0) {
    throw new CliError(
      `${folder} belongs to somebody else, or is open to others. Remove it, or name a socket: CMS_SOCKET`,
    );
  }
  return join(folder, 'cms.sock');
}

/** Whether a process listens on a socket. @param {string} path @returns {Promise<boolean>} */
export function isListening(path) {
  return new Promise((resolve) => {
    const probe = createConnection(path, () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });
}
