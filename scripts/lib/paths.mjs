import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Temporary files, which can be deleted at any time: build stamps, logs, results. */
export const CACHE = fileURLToPath(new URL('../../.cache', import.meta.url));
