/** What is wrong with an item of a bulk request. */
import { useMemo } from 'react';
import { bulkItemDraft, type FieldError } from '@qaima/schemas';
import { useLanguage } from '../../../i18n/i18n.js';
import { fieldErrors, useFormValidator } from '../../../schema-ui/form/formValidator.js';

export type ItemValidator = (row: unknown) => readonly FieldError[];

/** Null until the validator is loaded. */
export function useItemValidator(): ItemValidator | null {
  const language = useLanguage();
  const validator = useFormValidator(bulkItemDraft);
  return useMemo(
    () => validator && ((row) => fieldErrors(validator, bulkItemDraft, row, language)),
    [validator, language],
  );
}
