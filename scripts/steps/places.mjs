import { fileURLToPath } from 'node:url';

/** The checkout's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What may be thrown away at any time: stamps, logs, results. */
export const CACHE = fileURLToPath(new URL('../../.cache', import.meta.url));
