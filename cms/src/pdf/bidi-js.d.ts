/** Types for the functions of bidi-js that are used here; the package has none. */
declare module 'bidi-js' {
  interface Embedding {
    readonly levels: Uint8Array;
    readonly paragraphs: readonly { readonly start: number; readonly end: number; readonly level: number }[];
  }
  interface Bidi {
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl'): Embedding;
    /** Inclusive ranges of indexes. The caller must reverse them one after another. */
    getReorderSegments(text: string, embedding: Embedding, start?: number, end?: number): [number, number][];
    getMirroredCharacter(character: string): string | null;
  }
  export default function bidiFactory(): Bidi;
}
