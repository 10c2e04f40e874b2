import fc from 'fast-check';
import { trialCount } from './trials.js';

// The trials set the number of random cases per property; tests with an explicit number keep it.
const CASES = trialCount('CASES', 0);
if (CASES > 0) fc.configureGlobal({ numRuns: CASES });
