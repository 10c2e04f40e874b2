import { seedData } from './seedData.js';

/** Global setup of the browser tests: data with the demo menu. */
export default () => seedData({ postgres: false, demo: true });
