import { prepare } from './prepare.js';

/** Before the browser tests: data with the demo menu in it. */
export default () => prepare({ postgres: false, demo: true });
