/** Taking a text apart into lines that fit. */

/** Gives the width of a text, in points. */
export type Measure = (text: string) => number;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A word that is wider than a line, in parts that fit; a single letter is let stand. */
function broken(word: string, width: number, measure: Measure): string[] {
  const parts = [''];
  for (const { segment } of graphemes.segment(word)) {
    const grown = (parts.at(-1) ?? '') + segment;
    if (grown === segment || measure(grown) <= width) parts[parts.length - 1] = grown;
    else parts.push(segment);
  }
  return parts;
}

/** One paragraph in lines, broken between words where it can be. */
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

/** A line that is followed by nothing although there was more: its end gives way to an ellipsis. */
function cut(line: string, width: number, measure: Measure): string {
  const letters = [...graphemes.segment(line)].map(({ segment }) => segment);
  while (letters.length > 0 && measure(letters.join('') + ELLIPSIS) > width) letters.pop();
  return letters.join('').trimEnd() + ELLIPSIS;
}

/**
 * A text in lines no wider than `width` (points), in the order of reading.
 * @param most lines; what does not fit into them is cut, and the cut is shown
 */
export function breakLines(text: string, width: number, measure: Measure, most = Infinity): string[] {
  const lines = text.split(/\r?\n/).flatMap((paragraph) => wrapped(paragraph, width, measure));
  if (lines.length <= most) return lines;
  return lines.slice(0, most).map((line, index) => (index === most - 1 ? cut(line, width, measure) : line));
}
