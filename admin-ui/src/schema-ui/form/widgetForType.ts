/** One switch from what a value is to how it is typed or chosen. */
import type { Schema } from '@qaima/schemas';
import type { FormWidget } from './formTypes.js';
import { NumberWidget } from './widgets/NumberWidget.js';
import { SelectWidget } from './widgets/SelectWidget.js';
import { SwitchWidget } from './widgets/SwitchWidget.js';
import { LongTextWidget, TextWidget } from './widgets/TextWidget.js';
import { TimeWidget } from './widgets/TimeWidget.js';

const isType = (schema: Schema, type: string) => [schema.type].flat().includes(type as never);

export function widgetForType(schema: Schema): FormWidget {
  if (schema.enum || schema['x-options']) return SelectWidget;
  if (isType(schema, 'boolean')) return SwitchWidget;
  if (isType(schema, 'number') || isType(schema, 'integer')) return NumberWidget;
  if (schema.format === 'clock') return TimeWidget;
  if (schema['x-multiline']) return LongTextWidget;
  return TextWidget;
}
