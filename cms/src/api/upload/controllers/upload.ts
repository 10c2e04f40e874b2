import { uploadEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { upload } from '../upload';

export default createController(uploadEndpoints, {
  send: ({ account, ctx }) => upload(account, ctx.req),
});
