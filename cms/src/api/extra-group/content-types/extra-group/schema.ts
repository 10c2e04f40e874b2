import { extraGroupSchema } from '@qaima/schemas';
import { belongsTo, contentType, lastEdits, position } from '../../../../database/contentType';

export default contentType(
  extraGroupSchema,
  { singular: 'extra-group', plural: 'extra-groups' },
  { stored: { menu: belongsTo('menu'), position, lastEdits } },
);
