import fc from 'fast-check';
import { repetitions } from './extendedTests.js';

// The extended tests set the number of random cases per property; tests with an explicit number keep it.
const CASES = repetitions('CASES', 0);
if (CASES > 0) fc.configureGlobal({ numRuns: CASES });
