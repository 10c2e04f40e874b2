/** The name of the theme's widget for a schema's type. */
import type { Schema, TypeName } from '@qaima/schemas';

const isType = (schema: Schema, type: TypeName) => [schema.type].flat().includes(type);

export function widgetForType(schema: Schema): string {
  if (schema.enum || schema['x-options']) return 'SelectWidget';
  if (isType(schema, 'boolean')) return 'CheckboxWidget';
  if (isType(schema, 'number') || isType(schema, 'integer')) return 'NumberWidget';
  if (schema.format === 'clock') return 'ClockWidget';
  if (schema.format === 'date') return 'DateWidget';
  return schema['x-multiline'] ? 'TextareaWidget' : 'TextWidget';
}
