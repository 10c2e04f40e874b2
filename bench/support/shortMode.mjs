/** The size of the measurement: complete, or with `--short` just enough to show that the parts work. */

export const isShort = process.argv.includes('--short');

/** @template T @param {T} whole @param {T} short */
export const size = (whole, short) => (isShort ? short : whole);
