import { publicImageEndpoints } from '@qaima/schemas';
import { WithMeta, createController } from '../../../api-runtime/registerRoutes';
import { publicImages } from '../public-image';

export default createController(publicImageEndpoints, {
  create: ({ body }) => publicImages.create(body),
  read: ({ params }) => publicImages.read(params.imageId),
  change: ({ params, body, seen }) => publicImages.change(params.imageId, body, seen),
  remove: ({ params }) => publicImages.remove(params.imageId),

  async list({ query }) {
    const { found, ...paging } = await publicImages.list(query);
    return new WithMeta(found, paging);
  },
});
