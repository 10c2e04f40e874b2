import { comboChanges } from '@qaima/schemas';
import { storedValue, type Row } from '../../api-runtime/serialize';

/** The ids of a combo's items, in its row. */
export const idsOfCombo = (row: Row): readonly string[] =>
  storedValue(comboChanges.properties.items, row['items']) ?? [];
