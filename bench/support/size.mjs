/** How much is measured: all of it, or with `--short` so little that it only shows whether the parts work. */

export const isShort = process.argv.includes('--short');

/** @template T @param {T} whole @param {T} short */
export const size = (whole, short) => (isShort ? short : whole);
