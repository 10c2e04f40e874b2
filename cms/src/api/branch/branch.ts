import {
  branchUpdateSchema,
  branchSchema,
  branchFormValues,
  type Branch,
  type BranchUpdateInput,
} from '@qaima/schemas';
import { menuPart } from '../menu/menuPartHandlers';
import { locationWith } from './location';
import { readStored } from '../../api-runtime/serialize';

export const branches = menuPart<Branch>({
  kind: 'branch',
  shape: branchSchema,
  changes: branchUpdateSchema,
  values: branchFormValues,
  toColumns(payload, _menu, stored) {
    const { phone, ...place } = payload as BranchUpdateInput;
    const location = locationWith(readStored(branchSchema.properties.location, stored?.['location']) ?? {}, place);
    return { location, ...(phone === undefined ? {} : { phone }) };
  },
});
