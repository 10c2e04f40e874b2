import { sectionEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { reorder } from '../reorder';
import { sections } from '../section';

export default createController(sectionEndpoints, {
  create: ({ menu, body }) => sections.create(menu, body),
  reorder: ({ menu, body }) => reorder(menu, body),
  change: ({ menu, params, body, account, seen }) =>
    sections.change(menu, params.sectionId, body, { by: account, seen }),
  remove: ({ menu, params, account }) => sections.remove(menu, params.sectionId, account),
});
