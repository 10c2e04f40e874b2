import { itemEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { items } from '../item';

export default createController(itemEndpoints, {
  create: ({ menu, params, body }) => items.create(menu, params.sectionId, body),
  createMany: ({ menu, params, body }) => items.createMany(menu, params.sectionId, body),
  change: ({ menu, params, body, account, seen }) =>
    items.change(menu, params.sectionId, params.itemId, body, { by: account, seen }),
  copy: ({ menu, params }) => items.copy(menu, params.sectionId, params.itemId),
  changeSubItem: ({ menu, params, body }) =>
    items.changeSubItem(menu, params.sectionId, params.itemId, params.subItemId, body),
  remove: ({ menu, params, account }) => items.remove(menu, params.sectionId, params.itemId, account),
});
