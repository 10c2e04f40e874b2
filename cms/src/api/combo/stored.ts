import { comboUpdateSchema } from '@qaima/schemas';
import { readStored } from '../../api-runtime/serialize';
import type { Row } from '../../database/row';

/** The ids of a combo's items, in its row. */
export const idsOfCombo = (row: Row): readonly string[] =>
  readStored(comboUpdateSchema.properties.items, row['items']) ?? [];
