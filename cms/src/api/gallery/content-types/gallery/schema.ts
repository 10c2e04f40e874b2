import { galleryShape } from '@qaima/schemas';
import { belongsTo, contentType, lastEdits, position } from '../../../../contract/content-type';

export default contentType(
  galleryShape,
  { singular: 'gallery', plural: 'galleries' },
  { stored: { menu: belongsTo('menu'), section: belongsTo('section'), position, lastEdits } },
);
