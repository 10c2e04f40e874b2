import { publicImageCalls } from '@qaima/schemas';
import { Beside, handles } from '../../../api-runtime/registerRoutes';
import { publicImages } from '../public-image';

export default handles(publicImageCalls, {
  create: ({ body }) => publicImages.create(body),
  read: ({ params }) => publicImages.read(params.imageId),
  change: ({ params, body }) => publicImages.change(params.imageId, body),

  async list({ query }) {
    const { found, ...paging } = await publicImages.list(query);
    return new Beside(found, paging);
  },
});
