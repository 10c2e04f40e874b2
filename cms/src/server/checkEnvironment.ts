/**
 * Reports invalid environment variables with a readable message. Must be the first import, because other modules read
 * the environment when they are loaded.
 */
import { environment, EnvironmentError } from '../config/environment';

try {
  environment();
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  // EX_CONFIG in sysexits.h. A supervisor does not restart the process after it.
  process.exit(78);
}
