/** rjsf's types for our forms. */
import type { ComponentType } from 'react';
import type { FieldProps, RJSFSchema, UiSchema, WidgetProps } from '@rjsf/utils';
import type { FormValues } from './formValues.js';

export type FormWidgetProps = WidgetProps<FormValues, RJSFSchema, object>;
export type FormWidget = ComponentType<FormWidgetProps>;
export type FormFieldProps = FieldProps<FormValues, RJSFSchema, object>;
export type FormField = ComponentType<FormFieldProps>;
export type FormUi = UiSchema<FormValues, RJSFSchema, object>;
