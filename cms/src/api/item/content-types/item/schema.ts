import { itemSchema } from '@qaima/schemas';
import { belongsTo, contentType, lastEdits, position } from '../../../../database/contentType';

export default contentType(
  itemSchema,
  { singular: 'item', plural: 'items' },
  { stored: { menu: belongsTo('menu'), section: belongsTo('section'), position, lastEdits } },
);
