import { join } from 'node:path';
import { ROOT } from './runFolder.js';

/** The variables of a server whose clock starts at this time and runs from there. @param start an ISO 8601 time */
export const clockStartingAt = (start: string) => ({
  NODE_OPTIONS: `--require ${join(ROOT, 'tests/support/clockOffset.cjs')}`,
  CLOCK_OFFSET_MS: String(Date.parse(start) - Date.now()),
});
