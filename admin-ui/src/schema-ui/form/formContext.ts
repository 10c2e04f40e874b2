/**
 * What the parts of a form know of the form around them. React contexts instead of rjsf's `formContext`: rjsf compares
 * that by a deep equality to which all functions are equal, and passes stale ones on.
 */
import { createContext, useContext, type ReactNode } from 'react';
import type { Currency, Schema } from '@qaima/schemas';
import { errorId, type ErrorSchema } from '@rjsf/utils';
import type { FormValues } from './formValues.js';

export interface FormContextValue {
  readonly values: FormValues;
  readonly currency: Currency;
  /** The errors that the form shows, for fields that draw more than their own property. */
  readonly errorSchema: ErrorSchema<FormValues>;
  readonly touch: (id: string) => void;
}

/** For values that are displayed without a form. */
export const emptyFormContext = (currency: Currency = 'JOD'): FormContextValue => ({
  values: {},
  currency,
  errorSchema: {},
  touch: () => undefined,
});
export const FormContext = createContext(emptyFormContext());
export const useFormContext = () => useContext(FormContext);

/** A row of an array, for the fields in it. */
export interface ArrayRow {
  /** The place of its value in the form. */
  readonly path: readonly (string | number)[];
  /** Whether its details are open. */
  readonly isOpen: boolean;
  /** The controls at the end of its first line. */
  readonly controls: ReactNode;
}

/** The row around a field; null outside of arrays. */
export const RowContext = createContext<ArrayRow | null>(null);

/** The id of a field's input, from its JSON pointer. */
export const inputId = (form: string, path: string) => `${form}${path.replaceAll('/', '_')}`;

export interface ErrorAria {
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

/** Tells assistive technology that an input is wrong, and which text says why. */
export const errorAria = (id: string, errors: readonly string[] | undefined): ErrorAria =>
  errors?.length ? { 'aria-invalid': true, 'aria-describedby': errorId(id) } : {};

const listed = (schema: Schema) => schema.enum;

/** The values of a choice in schema order; `['true', 'false']` for a boolean. */
export const choicesOf = (schema: Schema): readonly string[] =>
  listed(schema)?.map(String) ?? Object.keys(schema['x-options'] ?? { true: '', false: '' });

/** Converts a choice's text to its value. */
export const choiceValue = (schema: Schema, text: string): unknown =>
  schema.type === 'boolean' ? text === 'true' : listed(schema)?.find((value) => String(value) === text);
