/** How a branch's form differs from what its types would draw: its point is one field, with a map. */
import type { FieldError } from '@qaima/schemas';
import type { FormValues } from '../../schema-ui/form/formValues.js';
import { LocationField } from '../../schema-ui/form/LocationField.js';
import type { Overrides } from '../../schema-ui/overrides.js';

export const branchOverrides: Overrides = {
  'Branch.lat': { field: LocationField, last: true, ownMessage: true },
  'Branch.long': { hidden: true },
};

/** Half a point is no point: the server would keep neither. (Decisions, section 4.) */
export const pointErrors =
  (message: string) =>
  ({ lat, long }: FormValues): readonly FieldError[] => {
    const has = (value: unknown) => value !== undefined && value !== null;
    if (has(lat) === has(long)) return [];
    return [{ path: has(lat) ? '/long' : '/lat', message }];
  };
