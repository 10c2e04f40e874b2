/**
 * To be imported before anything else: modules read the environment as they load, and what is wrong with it is to be
 * said in its own words.
 */
import { environment, EnvironmentError } from '../config/environment';

try {
  environment();
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  // EX_CONFIG of sysexits.h: a supervisor does not start it again.
  process.exit(78);
}
