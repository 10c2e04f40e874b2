/** Validates an item of a bulk request. */
import { useMemo } from 'react';
import { bulkItemCreateSchema, type FieldError } from '@qaima/schemas';
import { useMenu } from '../../../data/menu.js';
import { useLanguage } from '../../../i18n/i18n.js';
import { fieldErrors, useFormValidator } from '../../../schema-ui/form/rjsfValidator.js';

export type ItemValidator = (row: unknown) => readonly FieldError[];

/** Null until the validator's code is loaded. */
export function useItemValidator(): ItemValidator | null {
  const language = useLanguage();
  const currency = useMenu().data?.currency;
  const validator = useFormValidator(bulkItemCreateSchema, currency);
  return useMemo(
    () => validator && ((row) => fieldErrors(validator, bulkItemCreateSchema, row, language, { currency })),
    [validator, language, currency],
  );
}
