import { sentMessageEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { listSentMessages, recordSentMessage } from '../sentMessages';

export default createController(sentMessageEndpoints, {
  list: ({ query }) => listSentMessages(query),
  record: ({ body, account }) => recordSentMessage(body, account),
});
