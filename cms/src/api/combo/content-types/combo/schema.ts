import { comboShape } from '@qaima/schemas';
import { belongsTo, contentType, lastEdits, position } from '../../../../database/contentType';

export default contentType(
  comboShape,
  { singular: 'combo', plural: 'combos' },
  { stored: { menu: belongsTo('menu'), position, lastEdits } },
);
