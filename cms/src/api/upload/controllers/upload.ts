import { uploadEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { upload } from '../upload';

export default createController(uploadEndpoints, {
  send: async ({ account, ctx }) => ({ image: await upload(account, ctx.req) }),
});
