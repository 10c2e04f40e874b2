import { galleryEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { galleries } from '../gallery';

export default createController(galleryEndpoints, {
  create: ({ menu, params, body }) => galleries.create(menu, params.sectionId, body),
  change: ({ menu, params, body, account, seen }) =>
    galleries.change(menu, params.sectionId, params.galleryId, body, { by: account, seen }),
  remove: ({ menu, params, account }) => galleries.remove(menu, params.sectionId, params.galleryId, account),
  changeNote: ({ menu, params, body }) =>
    galleries.changeNote(menu, params.sectionId, params.galleryId, params.index, body),
  removeImage: ({ menu, params, account }) =>
    galleries.removeImage(menu, params.sectionId, params.galleryId, params.index, account),
});
