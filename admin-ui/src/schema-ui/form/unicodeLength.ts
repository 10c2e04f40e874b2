/** The length of a string in code points, as JSON Schema defines it. Compiled validators call this function. */
export const ucs2length = (text: string): number => [...text].length;
