import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Temporary files that can be deleted at any time: stamps, logs, results. */
export const CACHE = fileURLToPath(new URL('../../.cache', import.meta.url));
