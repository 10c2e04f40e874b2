import { openApiDocument, openApiEndpoints } from '@qaima/schemas';
import { RAW_RESPONSE, createController } from '../../../api-runtime/registerRoutes';
import { version } from '../../../config/version';

const document = JSON.stringify(openApiDocument(version));

export default createController(openApiEndpoints, {
  async openapi({ ctx }) {
    ctx.type = 'application/json; charset=utf-8';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = document;
    return RAW_RESPONSE;
  },
});
