import { daypartSchema } from '@qaima/schemas';
import { belongsTo, contentType, lastEdits, position } from '../../../../database/contentType';

export default contentType(
  daypartSchema,
  { singular: 'daypart', plural: 'dayparts' },
  { stored: { menu: belongsTo('menu'), position, lastEdits } },
);
