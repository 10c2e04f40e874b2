/** What the package's types leave out: reading a picture's size before it is drawn. */
declare namespace PDFKit.Mixins {
  interface PDFImage {
    openImage(src: Buffer): Buffer & { readonly width: number; readonly height: number };
  }
}
