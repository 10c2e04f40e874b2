/** The pasted rows with their values and errors, and which of them are excluded. */
import { useMemo, useState } from 'react';
import {
  MAX_BULK_CREATE_ITEMS,
  parsePastedItems,
  type Currency,
  type FieldError,
  type PastedItems,
} from '@qaima/schemas';
import type { ItemValidator } from '../bulk/useItemValidator.js';

export interface PastedRow {
  /** The row's number, from 1. */
  readonly number: number;
  readonly value: unknown;
  readonly errors: readonly FieldError[];
  readonly skipped: boolean;
}

export interface PastedRows {
  /** Why the text contains no usable rows; null if it contains some. */
  readonly fault:
    Exclude<PastedItems, { readonly ok: true }> | { readonly fault: 'too-many'; readonly count: number } | null;
  readonly rows: readonly PastedRow[];
  /** The rows to submit. */
  readonly kept: readonly PastedRow[];
  /** The rows to submit that have errors. */
  readonly wrong: readonly PastedRow[];
  readonly skip: (numbers: readonly number[], skipped: boolean) => void;
  /** Assigns the errors of a response to the rows that were sent. */
  readonly answer: (sent: readonly PastedRow[], errors: readonly FieldError[]) => void;
}

/**
 * The excluded rows and the server's errors, by row number. They are valid for one text only: another text numbers its
 * rows differently.
 */
interface About {
  readonly text: string;
  readonly skipped: ReadonlySet<number>;
  readonly answered: ReadonlyMap<number, readonly FieldError[]>;
}

const nothingAbout = (text: string): About => ({ text, skipped: new Set(), answered: new Map() });

export function usePastedRows(
  text: string,
  checkRow: ItemValidator | null,
  currency: Currency | undefined,
): PastedRows {
  const pasted = useMemo(() => parsePastedItems(text, currency), [text, currency]);
  const values = useMemo(() => (pasted.ok ? pasted.rows : []), [pasted]);
  const found = useMemo(() => (checkRow ? values.map(checkRow) : null), [values, checkRow]);
  const [known, setKnown] = useState(() => nothingAbout(text));
  const about = known.text === text ? known : nothingAbout(text);

  const rows = useMemo(
    () =>
      (found ?? []).map((errors, index): PastedRow => {
        const number = index + 1;
        return {
          number,
          value: values[index],
          errors: errors.length > 0 ? errors : (about.answered.get(number) ?? []),
          skipped: about.skipped.has(number),
        };
      }),
    [found, values, about],
  );
  const kept = useMemo(() => rows.filter(({ skipped }) => !skipped), [rows]);
  const wrong = useMemo(() => kept.filter(({ errors }) => errors.length > 0), [kept]);

  return {
    fault: !pasted.ok ? pasted : kept.length > MAX_BULK_CREATE_ITEMS ? { fault: 'too-many', count: kept.length } : null,
    rows,
    kept,
    wrong,
    skip: (numbers, skipped) => {
      const next = new Set(about.skipped);
      for (const number of numbers)
        if (skipped) next.add(number);
        else next.delete(number);
      setKnown({ ...about, skipped: next });
    },
    answer: (sent, errors) => {
      const answered = new Map<number, FieldError[]>();
      for (const { path, message } of errors) {
        const [, index = '', rest = ''] = /^\/(\d+)(.*)$/.exec(path) ?? [];
        const row = sent[Number(index)];
        if (index === '' || !row) continue;
        answered.set(row.number, [...(answered.get(row.number) ?? []), { path: rest, message }]);
      }
      setKnown({ ...about, answered });
    },
  };
}
