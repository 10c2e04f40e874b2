import { CliError } from './exec.mjs';
import { red } from './print.mjs';

/**
 * Runs a command and exits with its exit code. Of a {@link CliError} only the message is printed, of other errors the
 * stack trace.
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
