import { comboShape } from '@qaima/schemas';
import { belongsTo, contentType, position } from '../../../../contract/content-type';

export default contentType(
  comboShape,
  { singular: 'combo', plural: 'combos' },
  { stored: { menu: belongsTo('menu'), position } },
);
