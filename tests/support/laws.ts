import fc from 'fast-check';
import { times } from './trials.js';

// As many random cases for each law as the trials ask for; those that name a number of their own keep it.
const CASES = times('CASES', 0);
if (CASES > 0) fc.configureGlobal({ numRuns: CASES });
