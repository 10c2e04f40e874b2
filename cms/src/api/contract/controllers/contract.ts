import { apiDocument, contractCalls } from '@qaima/schemas';
import { ANSWERED, handles } from '../../../contract/serve';
import { version } from '../../../version';

const document = JSON.stringify(apiDocument(version));

export default handles(contractCalls, {
  async openapi({ ctx }) {
    ctx.type = 'application/json; charset=utf-8';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = document;
    return ANSWERED;
  },
});
