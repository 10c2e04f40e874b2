/** A full disk: writes fail, acknowledged writes are not lost, and the service recovers once there is space. */
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder } from '../support/runFolder.js';
import { startServer } from '../support/server.js';
import { reportResult } from '../support/extendedTests.js';
import { until } from '../support/until.js';
import { Writers } from '../support/concurrentWriters.js';

/** Mounts a memory disk of `size` MB. Needs Linux and root. @returns undefined elsewhere */
function smallDisk(size: number): { readonly folder: string; remove(): void } | undefined {
  const folder = newFolder('disk');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  return { folder, remove: () => execFileSync('umount', ['-l', folder]) };
}

const disk = smallDisk(64);

describe.runIf(disk)('a full disk', () => {
  it('is told, loses nothing, and is over when there is room again', async () => {
    if (!disk) return;
    const room = join(disk.folder, 'room');
    writeFileSync(room, Buffer.alloc(8 * 1024 * 1024, 1));
    const server = await startServer({ data: { folder: disk.folder } });
    const writers = await Writers.at(server);
    await writers.begin(server, 8);
    await writers.progress(8);
    // Fills the space that the database's log does not already use.
    const rest = join(disk.folder, 'rest');
    try {
      writeFileSync(rest, Buffer.alloc(64 * 1024 * 1024, 1));
    } catch {
      // Writes succeed until no space is left.
    }
    await until(
      () => Promise.resolve((writers.refused[503] ?? 0) >= 8 ? true : undefined),
      'The refusal of eight writes',
      60_000,
    );
    expect(await (await fetch(`${server.origin}/readyz`)).json()).toMatchObject({ disk: 'down' });
    rmSync(room);
    await writers.progress(8);
    await writers.end();
    expect(await writers.compare(server)).toEqual({ lost: [], halves: [] });
    expect(Object.keys(writers.refused)).toEqual(['503']);
    expect(await server.stop()).toBe(0);
    disk.remove();
    reportResult(
      `A full disk under 8 writers: ${writers.acknowledged} acknowledged batches, 0 lost, ${writers.refused[503]} told to try again, recovered by itself`,
    );
  });
});
