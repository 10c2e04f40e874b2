/** Opens font files, measures and shapes texts with them. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { create, type Font as FontkitFont } from 'fontkit';
import { unpackWoff } from './woff';

/** A glyph and its position. Lengths are in em, upwards from the baseline. `outline` is an SVG path in font units. */
interface PlacedGlyph {
  readonly id: number;
  readonly outline: string;
  readonly x: number;
  readonly y: number;
}

/** The glyphs of a text, from left to right. */
interface ShapedText {
  /** In em. */
  readonly width: number;
  readonly glyphs: readonly PlacedGlyph[];
}

/** A font file. `name` identifies it in a PDF. */
export interface Font {
  readonly name: string;
  readonly bytes: Buffer;
  readonly unitsPerEm: number;
  has(codePoint: number): boolean;
  /** Whether the text shaper reverses this text itself. */
  turns(text: string): boolean;
  /** In em. */
  widthOf(text: string): number;
  shape(text: string): ShapedText;
}

/** The maximum number of cached layouts per font. A text is measured several times before it is drawn. */
const MAX_REMEMBERED = 2_000;

type Layout = ReturnType<FontkitFont['layout']>;

function shaped({ glyphs, positions }: Layout, em: number, outlines: Map<number, string>): ShapedText {
  let x = 0;
  const placed = glyphs.map((glyph, index): PlacedGlyph => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const at = x + xOffset;
    x += xAdvance;
    const outline = outlines.get(glyph.id) ?? glyph.path.toSVG();
    outlines.set(glyph.id, outline);
    return { id: glyph.id, outline, x: at / em, y: yOffset / em };
  });
  return { width: x / em, glyphs: placed };
}

/** @param path of a WOFF 1.0 file */
export function openFont(path: string): Font {
  const bytes = unpackWoff(readFileSync(path));
  // The cast is safe: `create` returns a collection only for a file with several fonts.
  const font = create(bytes) as FontkitFont;
  const em = font.unitsPerEm;
  const outlines = new Map<number, string>();
  const remembered = new Map<string, Layout>();
  const layoutOf = (text: string): Layout => {
    const known = remembered.get(text);
    if (known) return known;
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    const made = font.layout(text, []);
    remembered.set(text, made);
    return made;
  };
  return {
    name: basename(path),
    bytes,
    unitsPerEm: em,
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    turns: (text) => layoutOf(text).direction === 'rtl',
    widthOf: (text) => layoutOf(text).advanceWidth / em,
    shape: (text) => shaped(layoutOf(text), em, outlines),
  };
}
