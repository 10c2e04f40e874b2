/** A number's widget gets and gives the value itself: the form library's own field guesses at separators by the locale. */
import { getDefaultRegistry } from '@rjsf/core';
import type { FormFieldProps } from './formTypes.js';

const { StringField } = getDefaultRegistry().fields;

export const NumberField = (props: FormFieldProps) => (StringField ? <StringField {...props} /> : null);
