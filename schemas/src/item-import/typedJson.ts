/** Parses JSON that a messenger or an Arabic keyboard may have changed. Only its notation is corrected. */
import { toLatinDigits } from '../text/digits.js';

const TEXT = /"(?:\\.|[^"\\])*"/;
const TEXT_OR_REST = new RegExp(`${TEXT.source}|[^"]+|"`, 'g');

const NUMBER_OF_JSON = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
/** A number in any notation: the text between a colon and the next member, from its first digit to its last. */
const TYPED_NUMBER = /(:\s*)([-+]?\d(?:[\d.,٫،٬ ]*\d)?)(?=\s*(?:[،,]\s*["}]|[}\]]|$))/g;

/**
 * Corrects the text outside of strings: Latin digits and separators, no trailing comma. If JSON can't express a number,
 * it becomes a string, which is parsed later like a typed number.
 */
function tidy(text: string): string {
  const straight = TEXT.test(text) ? text : text.replace(/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"');
  const quoted = outsideTexts(toLatinOutsideTexts(straight), (part, next) =>
    `${part}${next}`
      .replace(TYPED_NUMBER, (whole, colon: string, number: string) =>
        NUMBER_OF_JSON.test(number) ? whole : `${colon}"${number}"`,
      )
      .slice(0, next === '' ? undefined : -next.length),
  );
  return outsideTexts(quoted, (part) => part.replaceAll('\u060c', ',')).replace(
    new RegExp(`(${TEXT.source})|,(?=\\s*[}\\]])`, 'g'),
    (_whole, kept?: string) => kept ?? '',
  );
}

/** Applies `change` to the text outside of strings; `next` is the quotation mark that follows, if any. */
const outsideTexts = (text: string, change: (part: string, next: string) => string): string =>
  text.replace(TEXT_OR_REST, (part: string, at: number, whole: string) =>
    part.startsWith('"') ? part : change(part, whole[at + part.length] ?? ''),
  );

const toLatinOutsideTexts = (text: string) => outsideTexts(text, (part) => toLatinDigits(part));

/** The line of a JSON syntax error. Engines report positions differently, and some do not report them. */
function lineOf(error: unknown, text: string): number | null {
  const said = error instanceof Error ? error.message : '';
  const line = /line (\d+)/.exec(said)?.[1];
  if (line) return Number(line);
  const position = /position (\d+)/.exec(said)?.[1];
  if (position) return text.slice(0, Number(position)).split('\n').length;
  return /end of/i.test(said) ? text.split('\n').length : null;
}

/** Parses typed JSON. @returns the value, or the first invalid line (from 1) if it is known */
export function parseTypedJson(
  text: string,
): { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly line: number | null } {
  const plain = text.replace(/^[\s\ufeff\u200b-\u200f]+/, '');
  try {
    return { ok: true, value: JSON.parse(plain) };
  } catch {
    const tidied = tidy(plain);
    try {
      return { ok: true, value: JSON.parse(tidied) };
    } catch (error) {
      const before = text.slice(0, text.length - plain.length).split('\n').length - 1;
      const line = lineOf(error, tidied);
      return { ok: false, line: line === null ? null : line + before };
    }
  }
}
