import { uploadCalls } from '@qaima/schemas';
import { handles } from '../../../api-runtime/registerRoutes';
import { upload } from '../upload';

export default handles(uploadCalls, {
  send: async ({ account, ctx }) => ({ image: await upload(account, ctx.req) }),
});
