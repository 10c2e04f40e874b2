/** How a branch's form differs from what its types would draw: its point is one field, with a map. */
import { LocationField } from '../../schema-ui/form/LocationField.js';
import type { Overrides } from '../../schema-ui/overrides.js';

export const branchOverrides: Overrides = {
  'Branch.lat': { field: LocationField, last: true, ownMessage: true },
  'Branch.long': { hidden: true },
};
