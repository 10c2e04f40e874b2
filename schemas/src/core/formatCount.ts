/** The formatter is created once, because creating it takes about 20 µs. */
const format = new Intl.NumberFormat('en', { maximumFractionDigits: 6 });

/** Formats a count with thousands separators. */
export const formatCount = (value: number): string => format.format(value);
