/** The errors of each row: the server's errors, and the schema's errors at fields that have been blurred. */
import { useCallback, useMemo, useState } from 'react';
import { issueMessage, type Currency, type FieldError } from '@qaima/schemas';
import type { MenuSection } from '../../../data/menu.js';
import { useLanguage } from '../../../i18n/i18n.js';
import { useItemValidator } from '../bulk/useItemValidator.js';
import { toCreateInput, isBlank, type Row, type RowField } from './useRows.js';

type ErrorsByRow = ReadonlyMap<string, readonly FieldError[]>;

const NO_ERRORS: readonly FieldError[] = [];
const NONE: ErrorsByRow = new Map();

/**
 * The field to which an error belongs: the first segment of the error's path. The cast is safe, because that segment is
 * a field's name.
 */
export const fieldOf = (path: string): RowField => (path.split('/')[1] ?? 'title') as RowField;

export interface RowErrors {
  /** The rows that have errors. */
  readonly wrong: readonly Row[];
  readonly firstError: (row: Row) => FieldError | undefined;
  readonly shown: (row: Row) => readonly FieldError[];
  /** Call when a field loses the focus: its errors are then shown. The function is stable. */
  readonly leave: (key: string, field: RowField) => void;
  readonly showAll: () => void;
  readonly answer: (errors: ErrorsByRow) => void;
  /** Removes the server's errors of a row. The function is stable. */
  readonly forgetAnswer: (key: string) => void;
}

export function useRowErrors(
  rows: readonly Row[],
  sections: readonly MenuSection[],
  currency: Currency | undefined,
): RowErrors {
  const language = useLanguage();
  const checkRow = useItemValidator();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  const [answered, setAnswered] = useState(NONE);

  // Errors are cached by row object. A changed row is a new object, so only changed rows are validated again.
  const of = useMemo<(row: Row) => readonly FieldError[]>(() => {
    if (!checkRow) return () => NO_ERRORS;
    const required = issueMessage({ path: '', keyword: 'required', params: {}, blank: true }, language);
    const sectionIds = new Set(sections.map(({ _id }) => _id));
    const errorsOf = (row: Row): readonly FieldError[] => {
      if (isBlank(row)) return NO_ERRORS;
      const unread = (row.unread ?? []).map(({ message }) => ({ path: '/unread', message: message[language] }));
      const errors = [...checkRow(toCreateInput(row, currency)), ...unread];
      return sectionIds.has(row.sectionId) ? errors : [{ path: '/sectionId', message: required }, ...errors];
    };
    const known = new WeakMap<Row, readonly FieldError[]>();
    return (row) => {
      const errors = known.get(row) ?? errorsOf(row);
      known.set(row, errors);
      return errors;
    };
  }, [sections, checkRow, language, currency]);

  const leave = useCallback(
    (key: string, field: RowField) => setLeft((before) => new Set(before).add(key + field)),
    [],
  );
  const forgetAnswer = useCallback(
    (key: string) =>
      setAnswered((before) => (before.has(key) ? new Map([...before].filter(([other]) => other !== key)) : before)),
    [],
  );
  return {
    wrong: rows.filter((row) => of(row).length > 0),
    firstError: (row) => of(row)[0],
    shown: (row) => {
      const own = of(row).filter(({ path }) => tried || left.has(row.key + fieldOf(path)));
      const said = [...own, ...(answered.get(row.key) ?? NO_ERRORS)];
      return said.length > 0 ? said : NO_ERRORS;
    },
    leave,
    forgetAnswer,
    showAll: () => setTried(true),
    answer: (errors) => {
      setAnswered(errors);
      setTried(false);
      setLeft(new Set());
    },
  };
}
