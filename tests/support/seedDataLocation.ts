/**
 * The location of the seeded data. It is created once per run and copied for each server, so that no test waits for
 * tables or the demo menu to be created. The global setup runs in another process, so it passes the location by an
 * environment variable.
 */
import type { Data } from './dataFolder.js';

const VARIABLE = 'QAIMA_PREPARED_DATA';

/** Passes the location of the seeded data to processes that are started from now on. */
export function publishSeededData(data: Data): void {
  process.env[VARIABLE] = JSON.stringify(data);
}

/** The seeded data of this run. Copy it before use; never modify it. */
export function seededData(): Data {
  const word = process.env[VARIABLE];
  if (word === undefined) throw new Error('No data was prepared: these tests need the global setup of their run.');
  return JSON.parse(word) as Data;
}
