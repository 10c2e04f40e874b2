/** What is wrong with an item of a bulk body, by the kernel's schema as the build compiled it. */
import { useCallback } from 'react';
import { bulkItemDraft, type FieldError } from '@qaima/schemas';
import { useLanguage } from '../../../app/i18n.js';
import { fieldErrors } from '../../../generated/problems.js';
import { useCheck } from '../../../generated/useCheck.js';

export type RowCheck = (row: unknown) => readonly FieldError[];

/** Null until the check has been loaded. */
export function useRowCheck(): RowCheck | null {
  const language = useLanguage();
  const check = useCheck(bulkItemDraft, undefined);
  const checkRow = useCallback<RowCheck>((row) => (check ? fieldErrors(check, row, language) : []), [check, language]);
  return check && checkRow;
}
