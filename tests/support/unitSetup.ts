import { openRunFolder } from './runFolder.js';

/** The global setup of the unit tests. */
export default openRunFolder;
