/**
 * Manages the text of a number input. Typing converts Arabic digits and decimal separators to Latin ones; blur formats
 * the number. Ambiguous text is not converted to a number, so the schema rejects it.
 */
import { useState } from 'react';
import { parseExactNumber, toLatinNumber, type NumberLimits, type Schema } from '@qaima/schemas';
import { removeCurrency } from '@qaima/schemas/money/removeCurrency';

interface NumberTextOptions {
  /** The form's value: a number, or the typed text if it is not a number. */
  readonly value: unknown;
  readonly limits: NumberLimits & Pick<Schema, 'x-money'>;
  /** Formats the number while the input is not focused. */
  readonly written: (value: number) => string;
  /** Converts a typed number to the form's value; identity if absent. */
  readonly meant?: (typed: number) => number;
  readonly onChange: (value: number | string | undefined) => void;
}

export interface NumberText {
  readonly text: string;
  /** Whether the text is not read as a number. */
  readonly isUnread: boolean;
  readonly type: (text: string) => void;
  /** Formats the typed number. Call it on blur. */
  readonly settle: () => void;
}

/**
 * Removes a currency that is typed or pasted with an amount. Other text keeps its spaces. Before a digit is typed, the
 * currency stays, because it may be incomplete: `R.O` of `R.O. 1.250`.
 */
function amountIn(text: string): string {
  const amount = removeCurrency(text);
  return amount === text.trim() || !/\p{Nd}/u.test(text) ? text : amount;
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
    // The typed text stays, unless the caller has set another value.
    text: toValue(typed) === value ? typed : toText(),
    isUnread: typeof value === 'string',
    type: (text) => {
      const latin = toLatinNumber(limits['x-money'] ? amountIn(text) : text);
      setTyped(latin);
      onChange(toValue(latin));
    },
    settle: () => setTyped(toText()),
  };
}
