/**
 * The form's context for its fields and templates. rjsf's own `formContext` could contain outdated functions: rjsf
 * compares it deeply and treats all functions as equal.
 */
import { createContext, useContext, type ReactNode } from 'react';
import type { Currency, Schema } from '@qaima/schemas';
import { errorId, type ErrorSchema } from '@rjsf/utils';
import type { FormValues } from './formValues.js';

export interface FormContextValue {
  readonly values: FormValues;
  readonly currency: Currency;
  /** The errors to show, nested like the values. Needed by fields that render several properties. */
  readonly errorSchema: ErrorSchema<FormValues>;
  readonly touch: (id: string) => void;
  /** Replaces the form's values. `id` is the id of the changed input. */
  readonly change: (values: FormValues, id: string) => void;
}

/** The context of values that are displayed without a form. */
export const emptyFormContext = (currency: Currency = 'JOD'): FormContextValue => ({
  values: {},
  currency,
  errorSchema: {},
  touch: () => undefined,
  change: () => undefined,
});
export const FormContext = createContext(emptyFormContext());
export const useFormContext = () => useContext(FormContext);

/** The row of an array that contains a field. */
export interface ArrayRow {
  /** The path of the row's value in the form. */
  readonly path: readonly (string | number)[];
  /** Whether the row's details are expanded. */
  readonly isOpen: boolean;
  /** The controls at the end of the row's first line. */
  readonly controls: ReactNode;
}

/** The row that contains a field; null outside arrays. */
export const RowContext = createContext<ArrayRow | null>(null);

/** The id of a field's input, made from the field's JSON pointer. */
export const inputId = (form: string, path: string) => `${form}${path.replaceAll('/', '_')}`;

export interface ErrorAria {
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

/** The id of the sentence below a field's input. */
export const hintId = (id: string) => `${id}__hint`;

/**
 * ARIA attributes that mark an input as invalid and refer to its error text.
 * @param hint the field's hint, if it has one; the input refers to it too
 */
export function errorAria(id: string, errors: readonly string[] | undefined, hint?: unknown): ErrorAria {
  const isInvalid = errors !== undefined && errors.length > 0;
  const described = [...(isInvalid ? [errorId(id)] : []), ...(hint ? [hintId(id)] : [])].join(' ');
  return { ...(isInvalid && { 'aria-invalid': true }), ...(described && { 'aria-describedby': described }) };
}

const listed = (schema: Schema) => schema.enum;

/** The possible values as strings, in schema order; `['true', 'false']` for a boolean. */
export const choicesOf = (schema: Schema): readonly string[] =>
  listed(schema)?.map(String) ?? Object.keys(schema['x-options'] ?? { true: '', false: '' });

/** Converts a string of `choicesOf` to the value. */
export const choiceValue = (schema: Schema, text: string): unknown =>
  schema.type === 'boolean' ? text === 'true' : listed(schema)?.find((value) => String(value) === text);
