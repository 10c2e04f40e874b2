import { trashCalls } from '@qaima/schemas';
import { handles } from '../../../contract/serve';
import { restore } from '../restore';

export default handles(trashCalls, {
  restore: ({ menu, params }) => restore(menu, params.trashId),
});
