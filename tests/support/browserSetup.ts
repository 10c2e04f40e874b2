import { seedData } from './createSeedData.js';

/** Global setup of the browser tests: data with the demo menu. */
export default () => seedData({ postgres: false, demo: true });
