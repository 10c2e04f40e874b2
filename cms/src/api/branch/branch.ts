import { branchUpdateSchema, branchSchema, branchFormValues, type BranchUpdateInput } from '@qaima/schemas';
import { menuChildHandlers } from '../../menu-parts/menuChildHandlers';
import { locationWith } from './location';
import { readStored } from '../../api-runtime/serialize';

export const branches = menuChildHandlers({
  kind: 'branch',
  shape: branchSchema,
  changes: branchUpdateSchema,
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
