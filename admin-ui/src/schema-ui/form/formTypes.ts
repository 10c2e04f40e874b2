/** rjsf's types, specialized for our forms. */
import type { ComponentType, FunctionComponent } from 'react';
import type { ObjectSchema, Schema } from '@qaima/schemas';
import type { FieldPathList, FieldProps, RJSFSchema, UiSchema, WidgetProps } from '@rjsf/utils';
import type { FormValues } from './formValues.js';

/** The schema of a form or of one of its fields. */
export type FormSchema = RJSFSchema & Schema;

/** The cast is needed because rjsf types the arrays of schemas as mutable, although it only reads them. */
export const toFormSchema = (schema: ObjectSchema) => schema as FormSchema;

export type FormWidgetProps = WidgetProps<FormValues, FormSchema, object>;
export type FormWidget = ComponentType<FormWidgetProps>;

type RjsfFieldProps = FieldProps<FormValues, FormSchema, object>;

/** rjsf's props for a field. rjsf types the field's value as the value of the whole form; this type is corrected. */
export interface FormFieldProps extends Pick<
  RjsfFieldProps,
  'schema' | 'fieldPathId' | 'uiSchema' | 'errorSchema' | 'disabled' | 'rawErrors' | 'onBlur'
> {
  readonly formData?: unknown;
  onChange(this: void, value: unknown, path: FieldPathList, errors?: undefined, id?: string): void;
}
export type FormField = FunctionComponent<FormFieldProps>;
export type FormUi = UiSchema<FormValues, FormSchema, object>;
