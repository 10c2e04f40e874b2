import { trashCalls } from '@qaima/schemas';
import { handles } from '../../../api-runtime/registerRoutes';
import { restore } from '../restore';
import { trashOf } from '../trash';

export default handles(trashCalls, {
  list: ({ menu, query }) => trashOf(menu, query),
  restore: ({ menu, params }) => restore(menu, params.trashId),
});
