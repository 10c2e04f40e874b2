import { getByPath, type FieldValidation, type FormValidation } from '@rjsf/utils';
import type { FormValues } from './formValues.js';

/** Adds an error to the field at a JSON pointer. A field that the form does not have gets none. */
export function addErrorAt(errors: FormValidation<FormValues>, pointer: string, message: string): void {
  getByPath<FieldValidation | undefined>(errors, pointer.split('/').slice(1))?.addError(message);
}
