import { itemImportEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { exportItems } from '../exportItems';
import { importItems } from '../importItems';
import { withImportRequest } from '../request';

export default createController(itemImportEndpoints, {
  send: ({ menu, account, query, language, ctx }) =>
    withImportRequest(ctx.req, query, (request) => importItems(menu, account, request, language)),
  download: ({ menu, query, language }) => exportItems(menu, query, language),
});
