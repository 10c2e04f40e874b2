import { CliError } from './exec.mjs';
import { red } from './print.mjs';

/**
 * Runs a command and exits with its exit code. Prints only the message of a {@link CliError}, and the stack trace of
 * any other error.
 * @param {() => Promise<number | void>} work resolves to the exit code, or to nothing for 0
 */
export async function command(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    if (error instanceof CliError) console.error(`\n${error.message}\n\n${red('It stopped here.')}`);
    else console.error(error);
    process.exitCode = 1;
  }
}
