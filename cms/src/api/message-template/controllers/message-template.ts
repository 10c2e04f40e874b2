import { messageTemplateEndpoints } from '@qaima/schemas';
import { createController, WithMeta } from '../../../api-runtime/registerRoutes';
import { environment } from '../../../config/environment';
import { changeTemplate, listTemplates } from '../messageTemplates';

export default createController(messageTemplateEndpoints, {
  list: async () => new WithMeta(await listTemplates(), { cliq: environment().provider.cliq ?? null }),
  change: ({ params, body, account, seen }) => changeTemplate(params.name, body, { by: account, seen }),
});
