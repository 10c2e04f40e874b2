/**
 * The fonts of PDFs: Cairo, as on the pages. Its files are split by script, and only the Latin one has digits, so every
 * character is looked up.
 */
import { readFileSync } from 'node:fs';
import { create, type Font as FontkitFont } from 'fontkit';
import { unpackWoff } from './woff';

export type Weight = 'regular' | 'bold';

/** One file of the font, by its name in a document. */
export interface Font {
  readonly name: string;
  readonly bytes: Buffer;
  has(codePoint: number): boolean;
  /** Whether the shaper reverses the text. */
  turns(text: string): boolean;
}

const SCRIPTS = ['arabic', 'latin', 'latin-ext'] as const;
const FILES = { regular: 400, bold: 700 } as const satisfies Readonly<Record<Weight, number>>;

function open(script: (typeof SCRIPTS)[number], weight: Weight): Font {
  const file = `cairo-${script}-${FILES[weight]}-normal.woff`;
  const bytes = unpackWoff(readFileSync(require.resolve(`@fontsource/cairo/files/${file}`)));
  // The file holds one font: `create` returns a collection only for a file of several.
  const font = create(bytes) as FontkitFont;
  return {
    name: file,
    bytes,
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    turns: (text) => font.layout(text).direction === 'rtl',
  };
}

const opened = new Map<Weight, readonly Font[]>();

/** The fonts of a weight, Arabic first. Loaded once, for the first document. */
export function fontsOf(weight: Weight): readonly Font[] {
  const known = opened.get(weight);
  if (known) return known;
  const faces = SCRIPTS.map((script) => open(script, weight));
  opened.set(weight, faces);
  return faces;
}
