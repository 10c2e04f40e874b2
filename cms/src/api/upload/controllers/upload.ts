import { uploadCalls } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { upload } from '../upload';

export default createController(uploadCalls, {
  send: async ({ account, ctx }) => ({ image: await upload(account, ctx.req) }),
});
