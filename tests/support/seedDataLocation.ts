/**
 * Data that is created once per run and copied for each server, so that no test waits for tables or the demo seed.
 * The global setup creates it in another process and passes its location by the environment.
 */
import type { Data } from './dataFolder.js';

const VARIABLE = 'QAIMA_PREPARED_DATA';

/** Passes the location of the prepared data to processes that start from now on. */
export function publishSeededData(data: Data): void {
  process.env[VARIABLE] = JSON.stringify(data);
}

/** The run's prepared data. Copy it; never modify it. */
export function seededData(): Data {
  const word = process.env[VARIABLE];
  if (word === undefined) throw new Error('No data was prepared: these tests need the global setup of their run.');
  return JSON.parse(word) as Data;
}
