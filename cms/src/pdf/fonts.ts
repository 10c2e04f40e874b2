/**
 * The faces that papers are set in: Cairo, as on the pages. Its letters come in files by script, and a digit is in the
 * Latin one alone, so that every character is looked up.
 */
import { readFileSync } from 'node:fs';
import { create, type Font as FontkitFont } from 'fontkit';
import { unpackWoff } from './woff';

export type Weight = 'regular' | 'bold';

/** A file of the font, by the name that a document knows it by. */
export interface Font {
  readonly name: string;
  readonly bytes: Buffer;
  has(codePoint: number): boolean;
  /** Whether the shaper draws a text from its last letter to its first. */
  turns(text: string): boolean;
}

const SCRIPTS = ['arabic', 'latin', 'latin-ext'] as const;
const FILES = { regular: 400, bold: 700 } as const satisfies Readonly<Record<Weight, number>>;

function open(script: (typeof SCRIPTS)[number], weight: Weight): Font {
  const file = `cairo-${script}-${FILES[weight]}-normal.woff`;
  const bytes = unpackWoff(readFileSync(require.resolve(`@fontsource/cairo/files/${file}`)));
  const font = create(bytes) as FontkitFont;
  return {
    name: file,
    bytes,
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    turns: (text) => font.layout(text).direction === 'rtl',
  };
}

const opened = new Map<Weight, readonly Font[]>();

/** The faces of a weight, the Arabic one first. Read once, when the first paper is made. */
export function fontsOf(weight: Weight): readonly Font[] {
  const known = opened.get(weight);
  if (known) return known;
  const faces = SCRIPTS.map((script) => open(script, weight));
  opened.set(weight, faces);
  return faces;
}
