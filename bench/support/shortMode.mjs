/** Whether the benchmarks run briefly (`--short`), only to show that they work. */

export const isShort = process.argv.includes('--short');

/** @template T @param {T} whole @param {T} short */
export const size = (whole, short) => (isShort ? short : whole);
