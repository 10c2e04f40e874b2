import { openApiDocument, openApiEndpoints } from '@qaima/schemas';
import { RAW_RESPONSE, createController } from '../../../api-runtime/registerRoutes';
import { version } from '../../../config/version';
import { HttpError } from '../../../errors/httpError';
import { readBuiltPage } from '../../../http/adminPages';

const document = JSON.stringify(openApiDocument(version));
const docsPage = readBuiltPage('apiDocs.html');

export default createController(openApiEndpoints, {
  async openapi({ ctx }) {
    ctx.type = 'application/json; charset=utf-8';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = document;
    return RAW_RESPONSE;
  },

  async docs({ ctx }) {
    if (docsPage === null) throw new HttpError(404);
    ctx.set(docsPage.headers);
    ctx.body = docsPage.html;
    return RAW_RESPONSE;
  },
});
