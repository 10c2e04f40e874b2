/**
 * The fonts of printed documents: Cairo, as on the web pages, and Noto Emoji for emoji that guests type. Cairo has
 * one file per script, and only the Latin one contains digits, so the font is looked up for each character.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { create, type Font as FontkitFont } from 'fontkit';
import { unpackWoff } from './woff';

export type Weight = 'regular' | 'bold';

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

const SCRIPTS = ['arabic', 'latin', 'latin-ext'] as const;
const FILES = { regular: 400, bold: 700 } as const satisfies Readonly<Record<Weight, number>>;

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

function open(path: string): Font {
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

const opened = new Map<Weight, readonly Font[]>();
let emoji: Font | undefined;

/** The fonts of a weight, Arabic first. They are loaded once, when the first document needs them. */
export function fontsOf(weight: Weight): readonly Font[] {
  const known = opened.get(weight);
  if (known) return known;
  const faces = SCRIPTS.map((script) =>
    open(require.resolve(`@fontsource/cairo/files/cairo-${script}-${FILES[weight]}-normal.woff`)),
  );
  opened.set(weight, faces);
  return faces;
}

/** The font for a character; null if no font has it. */
export function fontOf(weight: Weight, codePoint: number): Font | null {
  const face = fontsOf(weight).find((one) => one.has(codePoint));
  if (face) return face;
  emoji ??= open(require.resolve('@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff'));
  return emoji.has(codePoint) ? emoji : null;
}
