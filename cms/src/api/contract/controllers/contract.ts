import { apiDocument, contractCalls } from '@qaima/schemas';
import { ANSWERED, handles } from '../../../api-runtime/registerRoutes';
import { version } from '../../../config/version';

const document = JSON.stringify(apiDocument(version));

export default handles(contractCalls, {
  async openapi({ ctx }) {
    ctx.type = 'application/json; charset=utf-8';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = document;
    return ANSWERED;
  },
});
