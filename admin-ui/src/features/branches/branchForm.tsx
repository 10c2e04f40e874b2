/** Latitude and longitude of a branch are edited together, in one field with a map. */
import { LocationField } from '../../schema-ui/form/LocationField.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';

export const branchOverrides: Overrides = {
  'Branch.lat': { field: LocationField, last: true, ownMessage: true },
  'Branch.long': { hidden: true },
};
