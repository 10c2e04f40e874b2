/** What of bidi-js is used; its package has no declarations. */
declare module 'bidi-js' {
  interface Embedding {
    readonly levels: Uint8Array;
    readonly paragraphs: readonly { readonly start: number; readonly end: number; readonly level: number }[];
  }
  interface Bidi {
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl'): Embedding;
    /** Ranges, ends included, that are to be reversed one after the other. */
    getReorderSegments(text: string, embedding: Embedding, start?: number, end?: number): [number, number][];
    getMirroredCharacter(character: string): string | null;
  }
  export default function bidiFactory(): Bidi;
}
