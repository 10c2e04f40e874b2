import { seedData } from './createSeedData.js';

/** The global setup of the browser tests: creates data with the demo menu. */
export default () => seedData({ postgres: false, demo: true });
