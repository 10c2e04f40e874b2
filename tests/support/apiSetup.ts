import { prepare } from './prepare.js';

/** Before the tests over HTTP: on which database is said by `TEST_DATABASE`, `sqlite` or `postgres`. */
export default () => prepare({ postgres: process.env['TEST_DATABASE'] === 'postgres', demo: false });
