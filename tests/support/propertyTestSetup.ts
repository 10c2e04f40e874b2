import fc from 'fast-check';
import { repetitions } from './extendedTests.js';

// The number of random cases per property in the extended tests. Tests that set their own number keep it.
const CASES = repetitions('CASES', 0);
if (CASES > 0) fc.configureGlobal({ numRuns: CASES });
