/**
 * Data that is made once for a run and copied for each server of it, so that no test waits for tables to be made
 * or for a demo to be seeded. It is made by a run's global setup, in another process than the tests': the word goes
 * by the environment.
 */
import type { Data } from './data.js';

const VARIABLE = 'QAIMA_PREPARED_DATA';

/** Tells the processes that start from now on where the prepared data is. */
export function announce(data: Data): void {
  process.env[VARIABLE] = JSON.stringify(data);
}

/** The prepared data of this run. Copy it; never work on it. */
export function preparedData(): Data {
  const word = process.env[VARIABLE];
  if (word === undefined) throw new Error('No data was prepared: these tests need the global setup of their run.');
  return JSON.parse(word) as Data;
}
