import { messageTemplateEndpoints } from '@qaima/schemas';
import { createController, WithMeta } from '../../../api-runtime/registerRoutes';
import { environment } from '../../../config/environment';
import { changeTemplate, listTemplates } from '../messageTemplates';

export default createController(messageTemplateEndpoints, {
  list: async ({ query: { language } }) =>
    new WithMeta(await listTemplates(language), { cliq: environment().provider.cliq ?? null }),
  change: ({ params, query, body, account, seen }) =>
    changeTemplate(params.name, query.language, body, { by: account, seen }),
});
