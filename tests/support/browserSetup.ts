import { prepare } from './seedData.js';

/** Global setup of the browser tests: data with the demo menu. */
export default () => prepare({ postgres: false, demo: true });
