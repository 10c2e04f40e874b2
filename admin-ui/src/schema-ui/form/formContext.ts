/**
 * What the parts of a form know of the form around them. Contexts rather than the form library's own: it takes all
 * functions for equal and would hand on stale ones.
 */
import { createContext, useContext } from 'react';
import type { Currency, Schema } from '@qaima/schemas';
import type { FormValues } from './formValues.js';

export interface FormContextValue {
  readonly values: FormValues;
  readonly currency: Currency;
  /** The sentence to show for a field, by the id of its input. */
  readonly messages: ReadonlyMap<string, string>;
  readonly touch: (id: string) => void;
}

/** Where values are shown and no form is around them. */
export const emptyFormContext = (currency: Currency = 'JOD'): FormContextValue => ({
  values: {},
  currency,
  messages: new Map(),
  touch: () => undefined,
});
export const FormContext = createContext(emptyFormContext());
export const useFormContext = () => useContext(FormContext);

/** Which row of a list a field stands in, from 0; null outside of lists. */
export const RowContext = createContext<number | null>(null);

/** The id of a field's input, by the JSON pointer of its value. */
export const inputId = (form: string, path: string) => `${form}${path.replaceAll('/', '_')}`;

export const messageId = (id: string) => `${id}__message`;

/** What makes an input tell assistive technology that it is wrong, and why. */
export function useFieldAria(id: string): { readonly 'aria-invalid'?: true; readonly 'aria-describedby'?: string } {
  const { messages } = useFormContext();
  return messages.has(id) ? { 'aria-invalid': true, 'aria-describedby': messageId(id) } : {};
}

const listed = (schema: Schema) => schema.enum;

/** The values of a choice, in the shape's order; `['true', 'false']` for a boolean. */
export const choicesOf = (schema: Schema): readonly string[] =>
  listed(schema)?.map(String) ?? Object.keys(schema['x-options'] ?? { true: '', false: '' });

/** A choice's text as the value it stands for. */
export const choiceValue = (schema: Schema, text: string): unknown =>
  schema.type === 'boolean' ? text === 'true' : listed(schema)?.find((value) => String(value) === text);
