import { cartSchema, type Cart } from '@qaima/schemas';
import { readStored } from '../../api-runtime/serialize';
import type { Row } from '../../database/columnValues';

export type Table = (NonNullable<Cart['table']> & { readonly label: string }) | null;

const tableShape = cartSchema.properties.table;

/** The table whose code opened the cart; null if there was none. */
export function storedTable(row: Row): Table {
  const { label, ...table } = readStored(tableShape, row['table']) ?? {};
  return label ? { ...table, label } : null;
}
