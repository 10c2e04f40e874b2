import { branchSchema, branchFormValues, type BranchUpdateInput } from '@qaima/schemas';
import { partHandlers } from '../../menu-parts/partHandlers';
import { locationWith } from './location';
import { readStored } from '../../api-runtime/serialize';

export const branches = partHandlers('branch', {
  values: branchFormValues,
  toColumns({ phone, translations, ...place }: BranchUpdateInput, _menu, stored) {
    const location = locationWith(readStored(branchSchema.properties.location, stored?.['location']) ?? {}, place);
    return {
      location,
      ...(phone === undefined ? {} : { phone }),
      ...(translations === undefined ? {} : { translations }),
    };
  },
});
