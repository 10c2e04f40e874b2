import { comboSchema } from '@qaima/schemas';
import { belongsTo, contentType, lastEdits, position } from '../../../../database/contentType';

export default contentType(
  comboSchema,
  { singular: 'combo', plural: 'combos' },
  { stored: { menu: belongsTo('menu'), position, lastEdits } },
);
