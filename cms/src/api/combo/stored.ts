import { comboChanges } from '@qaima/schemas';
import { storedValue } from '../../api-runtime/serialize';
import type { Row } from '../../database/row';

/** The ids of a combo's items, in its row. */
export const idsOfCombo = (row: Row): readonly string[] =>
  storedValue(comboChanges.properties.items, row['items']) ?? [];
