/**
 * Values inside sentences of the other direction. Without isolation `https://` reads `//:https` in an Arabic sentence,
 * and -90 reads 90-.
 */

/** A value that is written from left to right (a number, an address, a field's name), isolated from its sentence. */
export const isolateLtr = (value: string | number): string => `\u2066${value}\u2069`;

/** A value that people typed, isolated from its sentence; its own first letter says its direction. */
export const isolateAuto = (text: string): string => `\u2068${text}\u2069`;
