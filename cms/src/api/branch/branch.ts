import { branchChanges, branchShape, branchValues, type Branch, type BranchChanges } from '@qaima/schemas';
import { menuPart } from '../../contract/menu-part';
import { locationWith } from '../../contract/location';
import { storedValue } from '../../contract/represent';

export const branches = menuPart<Branch>({
  kind: 'branch',
  shape: branchShape,
  changes: branchChanges,
  values: branchValues,
  toColumns(payload, _menu, stored) {
    const { phone, ...place } = payload as BranchChanges;
    const location = locationWith(storedValue(branchShape.properties.location, stored?.['location']) ?? {}, place);
    return { location, ...(phone === undefined ? {} : { phone }) };
  },
});
