/** What is wrong with an item of a bulk body, by the kernel's schema as the build compiled it. */
import { useCallback } from 'react';
import { bulkItemDraft, type FieldError } from '@qaima/schemas';
import { useLanguage } from '../../../i18n/i18n.js';
import { useValidator } from '../../../schema-ui/form/useValidator.js';
import { fieldErrors } from '../../../schema-ui/form/validationErrors.js';

export type ItemValidator = (row: unknown) => readonly FieldError[];

/** Null until the check has been loaded. */
export function useItemValidator(): ItemValidator | null {
  const language = useLanguage();
  const check = useValidator(bulkItemDraft, undefined);
  const checkRow = useCallback<ItemValidator>(
    (row) => (check ? fieldErrors(check, row, language) : []),
    [check, language],
  );
  return check && checkRow;
}
