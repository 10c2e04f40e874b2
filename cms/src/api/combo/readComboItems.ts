import { comboUpdateSchema } from '@qaima/schemas';
import { readStored } from '../../api-runtime/serialize';
import type { Row } from '../../database/row';

export const idsOfCombo = (row: Row): readonly string[] =>
  readStored(comboUpdateSchema.properties.items, row['items']) ?? [];
