import { comboShape } from '@qaima/schemas';
import { belongsTo, contentType, lastEdits, position } from '../../../../contract/content-type';

export default contentType(
  comboShape,
  { singular: 'combo', plural: 'combos' },
  { stored: { menu: belongsTo('menu'), position, lastEdits } },
);
