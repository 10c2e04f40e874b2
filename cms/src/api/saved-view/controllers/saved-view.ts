import { savedViewEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { listViews, removeView, saveView } from '../savedViews';

export default createController(savedViewEndpoints, {
  list: ({ account }) => listViews(account.id),
  save: ({ account, body }) => saveView(account.id, body),
  remove: ({ account, query }) => removeView(account.id, query.name),
});
