/**
 * Isolates values inside sentences of the other direction. Without isolation, an Arabic sentence shows `https://` as
 * `//:https` and -90 as 90-.
 */

/** Isolates a left-to-right value (a number, an address, a field name). */
export const isolateLtr = (value: string | number): string => `\u2066${value}\u2069`;

/** Isolates a typed value, whose first letter determines its direction. */
export const isolateAuto = (text: string): string => `\u2068${text}\u2069`;
