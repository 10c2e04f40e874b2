import { gallerySchema } from '@qaima/schemas';
import { belongsTo, contentType, lastEdits, position } from '../../../../database/contentType';

export default contentType(
  gallerySchema,
  { singular: 'gallery', plural: 'galleries' },
  { stored: { menu: belongsTo('menu'), section: belongsTo('section'), position, lastEdits } },
);
