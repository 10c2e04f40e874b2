/** Breaks texts into lines of limited width. */

/** Returns the width of a text, in the unit of the line width. */
export type Measure = (text: string) => number;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Splits a word that is wider than a line. A single letter may still be too wide. */
function broken(word: string, width: number, measure: Measure): string[] {
  const parts = [''];
  for (const { segment } of graphemes.segment(word)) {
    const grown = (parts.at(-1) ?? '') + segment;
    if (grown === segment || measure(grown) <= width) parts[parts.length - 1] = grown;
    else parts.push(segment);
  }
  return parts;
}

/** Wraps one paragraph, between words where possible. */
function wrapped(paragraph: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/\s+/).filter(Boolean)) {
    const grown = line === '' ? word : `${line} ${word}`;
    if (measure(grown) <= width) {
      line = grown;
      continue;
    }
    if (line !== '') lines.push(line);
    const parts = measure(word) <= width ? [word] : broken(word, width, measure);
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1) ?? '';
  }
  return [...lines, line];
}

const ELLIPSIS = '…';

/** Shortens a line and appends an ellipsis. */
function cut(line: string, width: number, measure: Measure): string {
  const letters = [...graphemes.segment(line)].map(({ segment }) => segment);
  while (letters.length > 0 && measure(letters.join('') + ELLIPSIS) > width) letters.pop();
  return letters.join('').trimEnd() + ELLIPSIS;
}

/**
 * Breaks a text into lines of at most `width`, in logical order.
 * @param most the maximum number of lines; the rest is replaced by an ellipsis
 */
export function breakLines(text: string, width: number, measure: Measure, most = Infinity): string[] {
  const lines = text.split(/\r?\n/).flatMap((paragraph) => wrapped(paragraph, width, measure));
  if (lines.length <= most) return lines;
  return lines.slice(0, most).map((line, index) => (index === most - 1 ? cut(line, width, measure) : line));
}
