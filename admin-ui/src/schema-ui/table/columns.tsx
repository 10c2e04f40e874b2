/** The columns of a schema: scalars without `'x-list': false`. */
import type { ComponentType } from 'react';
import type { Schema, ObjectSchema } from '@qaima/schemas';
import { nameOf, overrideOf, type CellProps, type Overrides } from '../overrides.js';
import { cellForType } from './cellForType.js';

export interface Column {
  readonly name: string;
  readonly schema: Schema;
  readonly Cell: ComponentType<CellProps>;
}

const SCALARS = ['string', 'number', 'integer', 'boolean'];

/** Nullable scalars too. */
const isScalar = (schema: Schema) =>
  [schema.type].flat().every((type) => type === 'null' || SCALARS.includes(String(type)));

export function columnsOf(shape: ObjectSchema, own: Overrides = {}): readonly Column[] {
  return Object.entries(shape.properties)
    .filter((entry): entry is [string, Schema] => typeof entry[1] === 'object')
    .filter(([, schema]) => isScalar(schema) && schema['x-list'] !== false)
    .map(([name, schema]) => ({
      name,
      schema,
      Cell: overrideOf(`${nameOf(shape)}.${name}`, own).cell ?? cellForType(schema),
    }));
}
