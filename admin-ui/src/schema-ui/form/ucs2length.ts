/** The length of a text in JSON Schema: code points. Compiled validators call it. */
export const ucs2length = (text: string): number => [...text].length;
