import { branchCalls } from '@qaima/schemas';
import { handles } from '../../../contract/serve';
import { branches } from '../branch';

export default handles(branchCalls, {
  create: ({ menu, body }) => branches.create(menu, body),
  change: ({ menu, params, body }) => branches.change(menu, params.branchId, body),
  remove: ({ menu, params, account }) => branches.remove(menu, params.branchId, account),
});
