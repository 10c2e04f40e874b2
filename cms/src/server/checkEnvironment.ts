/** Import this first: modules read the environment as they load, and its problems need a readable message. */
import { environment, EnvironmentError } from '../config/environment';

try {
  environment();
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  // EX_CONFIG of sysexits.h: a supervisor does not restart it.
  process.exit(78);
}
