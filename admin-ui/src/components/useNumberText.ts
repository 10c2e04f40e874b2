/**
 * The text of a number input and its number. Arabic digits and decimal marks become Latin while typing; other text
 * changes on blur only. Ambiguous text stays text, and the schema rejects it.
 */
import { useState } from 'react';
import { parseExactNumber, toLatinDigits, type NumberLimits } from '@qaima/schemas';

interface NumberTextOptions {
  /** The form's number, or the text if it is not a number. */
  readonly value: unknown;
  readonly limits: NumberLimits;
  /** Formats the number of an unfocused input. */
  readonly written: (value: number) => string;
  /** Converts a typed number to the form's number; identity if absent. */
  readonly meant?: (typed: number) => number;
  readonly onChange: (value: number | string | undefined) => void;
}

export interface NumberText {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Formats the typed number; called on blur. */
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
    // Follows a value that was reset or set from outside.
    text: toValue(typed) === value ? typed : toText(),
    type: (text) => {
      const latin = toLatinDigits(text).replaceAll('٫', '.');
      setTyped(latin);
      onChange(toValue(latin));
    },
    settle: () => setTyped(toText()),
  };
}
