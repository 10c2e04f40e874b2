/**
 * The fonts of everything printed: Cairo, as on the web pages, and Noto for the scripts, signs and emoji that Cairo lacks.
 * They have one file per script, which is opened when a text needs it. (docs/spec/domain.md#tickets)
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { openFont, type Font } from './fontFile';

export type Weight = 'regular' | 'bold';

const FILES = { regular: 400, bold: 700 } as const satisfies Readonly<Record<Weight, number>>;

const CAIRO = ['arabic', 'latin', 'latin-ext'] as const;

/** In order of preference. Chinese, Japanese and Korean are printed if an operator installs their packages. */
const NOTO = [
  '@fontsource/noto-sans',
  '@fontsource/noto-sans-arabic',
  '@fontsource/noto-sans-hebrew',
  '@fontsource/noto-sans-armenian',
  '@fontsource/noto-sans-georgian',
  '@fontsource/noto-sans-thai',
  '@fontsource/noto-sans-sc',
  '@fontsource/noto-sans-jp',
  '@fontsource/noto-sans-kr',
] as const;

/** The maximum number of remembered choices per weight. A word is looked up several times before it is drawn. */
const MAX_REMEMBERED = 5_000;

/** Characters that need no glyph, such as joiners, variation selectors and direction marks. */
const GLYPHLESS = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/** A font file that may contain certain characters. `ranges` are inclusive. */
interface Subset {
  readonly file: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

/** Parses `U+0400-045F,U+2116`. */
const rangesOf = (text: string): Subset['ranges'] =>
  text.split(',').map((range) => {
    const [first = '', last = first] = range.replace(/^U\+/i, '').split('-');
    return [parseInt(first, 16), parseInt(last, 16)];
  });

/** The subsets of a package, without the weight; none if the package is not installed. */
function subsetsOf(fontPackage: string): readonly Subset[] {
  const name = basename(fontPackage);
  try {
    const list = readFileSync(require.resolve(`${fontPackage}/unicode.json`), 'utf8');
    // The cast is safe: the file is a part of the package, which maps the name of each subset to its ranges.
    return Object.entries(JSON.parse(list) as Readonly<Record<string, string>>).map(([subset, ranges]) => ({
      file: `${fontPackage}/files/${name}-${subset.replace(/[[\]]/g, '')}`,
      ranges: rangesOf(ranges),
    }));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return [];
    throw error;
  }
}

let subsets: readonly Subset[] | undefined;
const opened = new Map<string, Font>();

function fontIn(file: string): Font {
  const known = opened.get(file);
  if (known) return known;
  const font = openFont(require.resolve(file));
  opened.set(file, font);
  return font;
}

/** The fonts that may contain all the characters, the preferred ones first. */
function* candidates(weight: Weight, codePoints: readonly number[]): Generator<Font> {
  const ending = `${FILES[weight]}-normal.woff`;
  for (const script of CAIRO) yield fontIn(`@fontsource/cairo/files/cairo-${script}-${ending}`);
  subsets ??= NOTO.flatMap(subsetsOf);
  for (const { file, ranges } of subsets) {
    const covers = (codePoint: number) => ranges.some(([first, last]) => first <= codePoint && codePoint <= last);
    if (codePoints.every(covers)) yield fontIn(`${file}-${ending}`);
  }
  yield fontIn('@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff');
}

const remembered: Readonly<Record<Weight, Map<string, Font | null>>> = { regular: new Map(), bold: new Map() };

/** The font that has all visible characters of a text, such as a word or an emoji; null if there is none. */
export function fontFor(weight: Weight, text: string): Font | null {
  const choices = remembered[weight];
  const known = choices.get(text);
  if (known !== undefined) return known;
  if (choices.size >= MAX_REMEMBERED) choices.clear();
  const codePoints = Array.from(text.replace(GLYPHLESS, ''), (character) => character.codePointAt(0) ?? 0);
  const found = codePoints.length === 0 ? undefined : fontWith(candidates(weight, codePoints), codePoints);
  choices.set(text, found ?? null);
  return found ?? null;
}

function fontWith(fonts: Iterable<Font>, codePoints: readonly number[]): Font | undefined {
  for (const font of fonts) if (codePoints.every((codePoint) => font.has(codePoint))) return font;
  return undefined;
}
