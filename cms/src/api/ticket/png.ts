/** Renders a ticket as a black and white PNG with one bit per dot. */
import sharp from 'sharp';
import { crc32, deflateSync } from 'node:zlib';
import type { Font } from '../../pdf/fontFile';
import type { Canvas, Mark } from './canvas';

/**
 * The height of the bands in which a ticket is rendered. Image renderers limit the height, and bands need less memory.
 */
const BAND_DOTS = 2_000;

/** Grey values below this become black. */
const THRESHOLD = 128;

/** The glyph outlines of a band as SVG definitions, each written once. */
class Glyphs {
  readonly #fonts: Font[] = [];
  readonly #known = new Map<string, string>();

  reference(face: Font, id: number, outline: string): string {
    const known = this.#fonts.indexOf(face);
    const font = known < 0 ? this.#fonts.push(face) - 1 : known;
    const name = `g${font}-${id}`;
    this.#known.set(name, outline);
    return name;
  }

  definitions = () => [...this.#known].map(([name, outline]) => `<path id="${name}" d="${outline}"/>`).join('');
}

const round = (value: number) => Math.round(value * 100) / 100;

function svgOfText({ runs, x, baseline, size, ink }: Extract<Mark, { kind: 'text' }>, glyphs: Glyphs): string {
  let at = x;
  const uses = runs.map(({ face, text }) => {
    const shaped = face.shape(text);
    const scale = size / face.unitsPerEm;
    const drawn = shaped.glyphs.map((glyph) => {
      if (glyph.outline === '') return '';
      const name = glyphs.reference(face, glyph.id, glyph.outline);
      const [left, down] = [round(at + glyph.x * size), round(baseline - glyph.y * size)];
      return `<use href="#${name}" transform="translate(${left} ${down}) scale(${scale} ${-scale})"/>`;
    });
    at += shaped.width * size;
    return drawn.join('');
  });
  return `<g fill="${ink}">${uses.join('')}</g>`;
}

function svgOfBox({ x, top, width, bottom, radius, frame }: Extract<Mark, { kind: 'box' }>): string {
  const inset = (frame ?? 0) / 2;
  const place = `x="${round(x + inset)}" y="${round(top + inset)}" width="${round(width - 2 * inset)}" height="${round(bottom - top - 2 * inset)}" rx="${radius}"`;
  return frame === null ? `<rect ${place}/>` : `<rect ${place} fill="none" stroke="black" stroke-width="${frame}"/>`;
}

/** Renders the dots of a band, one byte per dot. */
async function bandOf({ width, marks }: Canvas, top: number, height: number): Promise<Buffer> {
  const glyphs = new Glyphs();
  // Tolerates 100 dots, because a glyph can extend beyond the box of its line.
  const isIn = (mark: Mark) => mark.bottom > top - 100 && mark.top < top + height + 100;
  const drawn = marks
    .filter(isIn)
    .map((mark) => (mark.kind === 'text' ? svgOfText(mark, glyphs) : svgOfBox(mark)))
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 ${top} ${width} ${height}"><defs>${glyphs.definitions()}</defs><rect x="0" y="${top}" width="${width}" height="${height}" fill="white"/>${drawn}</svg>`;
  return sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: 'white' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
}

/** Packs dots into the rows of a PNG: a filter byte, then one bit per dot, 1 for white. */
function packed(dots: Buffer, width: number, height: number): Buffer {
  const stride = Math.ceil(width / 8);
  const rows = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((dots[y * width + x] ?? 255) < THRESHOLD) continue;
      const at = y * (stride + 1) + 1 + (x >> 3);
      rows[at] = (rows[at] ?? 0) | (0x80 >> (x & 7));
    }
  }
  return rows;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The PNG header for bit depth 1, greyscale, which printers support directly. sharp can't write it. (ISO/IEC 15948) */
function head(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data[8] = 1;
  return data;
}

/** Renders the recorded operations of a canvas as a PNG. */
export async function pngOf(canvas: Canvas): Promise<Buffer> {
  const { width } = canvas;
  const height = Math.ceil(canvas.y);
  const rows: Buffer[] = [];
  for (let top = 0; top < height; top += BAND_DOTS) {
    const band = Math.min(BAND_DOTS, height - top);
    rows.push(packed(await bandOf(canvas, top, band), width, band));
  }
  const pixels = deflateSync(Buffer.concat(rows), { level: 9 });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head(width, height)),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
