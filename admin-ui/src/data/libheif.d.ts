/** The part of `libheif-js` that the product uses. Its own types do not describe this file. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    /** Draws the image upright into `pixels`. The callback gets null if the image is damaged. */
    display(pixels: ImageData, done: (drawn: ImageData | null) => void): void;
  }
  interface Libheif {
    readonly HeifDecoder: new () => { decode(bytes: ArrayBuffer): readonly HeifImage[] };
  }
  export default function createDecoder(): Libheif;
}
