import { Failure } from './run.mjs';
import { red } from './say.mjs';

/**
 * Runs a command's work, and ends the process with its exit code. A {@link Failure} is shown as its sentence; anything
 * else is our own fault and is shown whole.
 * @param {() => Promise<number | void>} work resolves to the exit code, or to nothing for 0
 */
export async function command(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    if (error instanceof Failure) console.error(`\n${error.message}\n\n${red('It stopped here.')}`);
    else console.error(error);
    process.exitCode = 1;
  }
}
