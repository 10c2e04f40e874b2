/** The rjsf theme of all forms: templates, fields and widgets. */
import { getDefaultRegistry, withTheme } from '@rjsf/core';
import type { FormSchema } from './formTypes.js';
import type { FormValues } from './formValues.js';
import { FieldErrorTemplate } from './templates/ErrorText.js';
import { FieldTemplate } from './templates/FieldTemplate.js';
import { ObjectTemplate } from './templates/ObjectTemplate.js';
import { ArrayItemTemplate } from './templates/ArrayRow.js';
import { ArrayTemplate } from './templates/ArrayTemplate.js';
import { DateWidget } from './widgets/DateWidget.js';
import { SelectWidget } from './widgets/SelectWidget.js';
import { TimeWidget } from './widgets/TimeWidget.js';
import { NumberWidget } from './widgets/NumberWidget.js';
import { SwitchWidget } from './widgets/SwitchWidget.js';
import { LongTextWidget, TextWidget } from './widgets/TextWidget.js';

const { StringField } = getDefaultRegistry<FormValues, FormSchema, object>().fields;

export const ThemedForm = withTheme<FormValues, FormSchema, object>({
  templates: {
    FieldTemplate,
    FieldErrorTemplate,
    ObjectFieldTemplate: ObjectTemplate,
    ArrayFieldTemplate: ArrayTemplate,
    ArrayFieldItemTemplate: ArrayItemTemplate,
  },
  // Replaces rjsf's NumberField, which guesses the decimal separator by the locale. NumberWidget parses numbers
  // itself.
  fields: StringField ? { NumberField: StringField } : {},
  widgets: {
    CheckboxWidget: SwitchWidget,
    ClockWidget: TimeWidget,
    DateWidget,
    NumberWidget,
    SelectWidget,
    TextareaWidget: LongTextWidget,
    TextWidget,
  },
});
