import { sentMessageEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { listSentMessages, recordSentMessage, takeBackMessage } from '../sentMessages';

export default createController(sentMessageEndpoints, {
  list: ({ query }) => listSentMessages(query),
  takeBack: ({ params, account }) => takeBackMessage(params.messageId, account),
  record: ({ body, account }) => recordSentMessage(body, account),
});
