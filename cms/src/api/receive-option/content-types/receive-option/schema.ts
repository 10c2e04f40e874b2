import { receiveOptionSchema } from '@qaima/schemas';
import { belongsTo, contentType, lastEdits, position } from '../../../../database/contentType';

export default contentType(
  receiveOptionSchema,
  { singular: 'receive-option', plural: 'receive-options' },
  { stored: { menu: belongsTo('menu'), position, lastEdits } },
);
