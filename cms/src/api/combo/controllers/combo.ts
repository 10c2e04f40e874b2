import { comboCalls } from '@qaima/schemas';
import { handles } from '../../../contract/serve';
import { combos } from '../combo';

export default handles(comboCalls, {
  create: ({ menu, body }) => combos.create(menu, body),
  change: ({ menu, params, body }) => combos.change(menu, params.comboId, body),
  remove: ({ menu, params, account }) => combos.remove(menu, params.comboId, account),
});
