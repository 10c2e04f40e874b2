/** What is wrong with an item of a bulk body: the kernel's schema as the build compiled it, and its rule for texts. */
import { useCallback } from 'react';
import { bulkItemDraft, explain, unprintable, type FieldError } from '@qaima/schemas';
import { useLanguage } from '../../../app/i18n.js';
import { fieldErrors } from '../../../generated/problems.js';
import { useCheck } from '../../../generated/useCheck.js';

export type RowCheck = (row: unknown) => readonly FieldError[];

/** Null until the check has been loaded. */
export function useRowCheck(): RowCheck | null {
  const language = useLanguage();
  const check = useCheck(bulkItemDraft, undefined);
  const checkRow = useCallback<RowCheck>(
    (row) => {
      if (!check) return [];
      const errors = fieldErrors(check, row, language);
      if (errors.length > 0) return errors;
      return unprintable(row).map((problem) => ({ path: problem.path, message: explain(problem, language) }));
    },
    [check, language],
  );
  return check && checkRow;
}
