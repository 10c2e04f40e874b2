import { comboSchema, comboUpdateSchema } from '@qaima/schemas';
import { readStored } from '../api-runtime/serialize';
import type { Row } from '../database/columnValues';

export const idsOfCombo = (row: Row): readonly string[] =>
  readStored(comboUpdateSchema.properties.items, row['items']) ?? [];

/** The sizes and quantities of a combo's items, as stored. */
export const portionsOfCombo = (row: Row) => readStored(comboSchema.properties.portions, row['portions']) ?? [];

/** The ids of a combo's fixed items and of the items that its choices offer. */
export function allItemIdsOfCombo(row: Row): readonly string[] {
  const choices = readStored(comboSchema.properties.choices, row['choices']) ?? [];
  return [...idsOfCombo(row), ...choices.flatMap(({ of }) => of.map(({ item }) => item))];
}
