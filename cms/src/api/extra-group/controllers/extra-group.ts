import { extraGroupEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { changeExtra, extraGroups } from '../extra-group';

export default createController(extraGroupEndpoints, {
  create: ({ menu, body }) => extraGroups.create(menu, body),
  change: ({ menu, params, body, account, seen }) =>
    extraGroups.change(menu, params.groupId, body, { by: account, seen }),
  changeExtra: ({ menu, params, body }) => changeExtra(menu, params.groupId, params.extraId, body),
  remove: ({ menu, params, account }) => extraGroups.remove(menu, params.groupId, account),
});
