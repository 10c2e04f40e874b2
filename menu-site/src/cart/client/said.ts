/** An owner's words inside of a sentence of ours: they keep their direction, and the sentence its own. */
export const isolated = (words: string): string => `\u2068${words}\u2069`;
