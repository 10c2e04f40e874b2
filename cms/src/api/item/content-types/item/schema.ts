import { itemShape } from '@qaima/schemas';
import { belongsTo, contentType, lastEdits, position } from '../../../../database/contentType';

export default contentType(
  itemShape,
  { singular: 'item', plural: 'items' },
  { stored: { menu: belongsTo('menu'), section: belongsTo('section'), position, lastEdits } },
);
