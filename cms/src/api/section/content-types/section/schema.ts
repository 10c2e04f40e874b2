import { sectionSchema } from '@qaima/schemas';
import { belongsTo, contentType, lastEdits, position } from '../../../../database/contentType';

export default contentType(
  sectionSchema,
  { singular: 'section', plural: 'sections' },
  { stored: { menu: belongsTo('menu'), position, lastEdits } },
);
