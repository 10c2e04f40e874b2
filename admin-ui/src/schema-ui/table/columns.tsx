/** The columns that a table shows of a schema: scalar properties without `'x-list': false`. */
import type { FunctionComponent } from 'react';
import type { Schema, ObjectSchema } from '@qaima/schemas';
import { nameOf, overrideOf, type CellProps, type Override, type Overrides } from '../fieldOverrides.js';
import { cellForType } from './cellForType.js';

export interface Column<R extends object> extends Pick<Override, 'heading' | 'cellClass' | 'money'> {
  readonly name: string;
  readonly schema: Schema;
  readonly Cell: FunctionComponent<CellProps<R>>;
}

const SCALARS = ['string', 'number', 'integer', 'boolean'];

/** Whether a schema is a scalar, possibly nullable. */
const isScalar = (schema: Schema) =>
  [schema.type].flat().every((type) => type === 'null' || SCALARS.includes(String(type)));

export const columnsOf = <R extends object>(shape: ObjectSchema, own: Overrides<R> = {}): readonly Column<R>[] =>
  Object.entries(shape.properties).flatMap(([name, schema]) => {
    if (typeof schema !== 'object' || schema['x-list'] === false) return [];
    const { cell, heading, cellClass, money = false } = overrideOf(`${nameOf(shape)}.${name}`, own);
    if (!isScalar(schema) && !heading) return [];
    return [{ name, schema, Cell: cell ?? cellForType(schema), ...(heading && { heading }), cellClass, money }];
  });
