/** Reads PDFs and QR codes. */
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import jsqr from 'jsqr';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';

/** Pixels per point. 2 means 144 dpi, which is less than the resolution of any phone's camera. */
const SHARPNESS = 2;

type Pages<T> = (page: PDFPageProxy) => Promise<T>;

async function eachPage<T>(pdf: Uint8Array, look: Pages<T>): Promise<T[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0, useSystemFonts: false }).promise;
  try {
    const seen: T[] = [];
    for (let number = 1; number <= document.numPages; number += 1)
      seen.push(await look(await document.getPage(number)));
    return seen;
  } finally {
    await document.destroy();
  }
}

/** The size of each page of a PDF, in points. */
export const sizesOf = (pdf: Uint8Array) =>
  eachPage(pdf, async (page) => {
    const { width, height } = page.getViewport({ scale: 1 });
    return [width, height] as const;
  });

/** The text runs of all pages, in the order in which they are drawn. */
export async function textsOf(pdf: Uint8Array): Promise<string[]> {
  const pages = await eachPage(pdf, async (page) => {
    const { items } = await page.getTextContent();
    return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : []));
  });
  return pages.flat();
}

/** Renders a page to a canvas. */
async function drawn(page: PDFPageProxy): Promise<Canvas> {
  const viewport = page.getViewport({ scale: SHARPNESS });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvasContext: canvas.getContext('2d') as unknown as CanvasRenderingContext2D, viewport })
    .promise;
  return canvas;
}

/** The text of the QR code in a picture; null if the picture contains none. */
export async function codeIn(picture: Uint8Array): Promise<string | null> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}

/** The text of the QR code on the first page, or in the first quarter of that page. */
export async function codeOn(pdf: Uint8Array, part: 'page' | 'quarter' = 'page'): Promise<string | null> {
  const [canvas] = await eachPage(pdf, drawn);
  if (!canvas) return null;
  const share = part === 'page' ? 1 : 2;
  const [width, height] = [Math.floor(canvas.width / share), Math.floor(canvas.height / share)];
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  return jsqr(new Uint8ClampedArray(data), width, height)?.data ?? null;
}
