import { specialHoursSchema } from '@qaima/schemas';
import { belongsTo, contentType, lastEdits, position } from '../../../../database/contentType';

export default contentType(
  specialHoursSchema,
  { singular: 'special-hours', plural: 'special-hours-list' },
  { stored: { menu: belongsTo('menu'), position, lastEdits } },
);
