/**
 * A number as it is typed: what the field shows, and what it means. Digits and the Arabic decimal mark become Latin ones,
 * nothing else of what was typed changes until the field is left. A text that is not surely a number stays text, and the
 * schema refuses it.
 */
import { useState } from 'react';
import { parseExactNumber, toLatinDigits, type NumberLimits } from '@qaima/schemas';

interface NumberTextOptions {
  /** The number that the form holds, or what was typed if that is none. */
  readonly value: unknown;
  readonly limits: NumberLimits;
  /** How a number is shown that nobody is typing. */
  readonly written: (value: number) => string;
  /** What the form holds for a typed number; the number itself if absent. */
  readonly meant?: (typed: number) => number;
  readonly onChange: (value: number | string | undefined) => void;
}

export interface NumberText {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Writes a number that was typed as others are written: the field is left. */
  readonly settle: () => void;
}

export function useNumberText({ value, limits, written, meant, onChange }: NumberTextOptions): NumberText {
  const toText = () => (typeof value === 'number' ? written(value) : typeof value === 'string' ? value : '');
  const [typed, setTyped] = useState(toText);
  const toValue = (text: string) => {
    const number = parseExactNumber(text, limits);
    if (number === null) return text.trim() === '' ? undefined : text;
    return meant ? meant(number) : number;
  };
  return {
    // The form may have been reset, or filled from elsewhere: then the text follows the value.
    text: toValue(typed) === value ? typed : toText(),
    type: (text) => {
      const latin = toLatinDigits(text).replaceAll('٫', '.');
      setTyped(latin);
      onChange(toValue(latin));
    },
    settle: () => setTyped(toText()),
  };
}
